# A row of match.csv is one challenger: here a table, one row for what all others play, one column a challenger.
BEGIN {
    policies = split(names, policy, " ")
    print "# Loo: which policy earns most where all others play another\n"
    print "One seat plays the policy of the column, all others that of the row; " runs " runs of 1,000 deals, seats rotated,"
    print "seed 1. Counters a deal; where pools are unlimited a mean means little, so there it is the share of runs that end"
    print "ahead. With 99% intervals. All else as in Baxter-Wray; every number is in `match.csv`.\n"
    printf "| players | loo | the others |"
    for (k = 1; k <= policies; k++) printf " %s |", policy[k]
    printf "\n|%s\n", " --- | --- | --- | --- | --- | --- | --- |"
}
NR == 1 { for (k = 1; k <= NF; k++) column[$k] = k; next }
{
    table = $1 " | " $2 " | " $3
    if (!(table in seen)) { order[++tables] = table; seen[table] = $3 }
    p = $column["p_ahead"]
    if ($2 == "unlimited") cell[table, $4] = sprintf("%.3f ± %.3f", p, 2.576 * sqrt(p * (1 - p) / runs))
    else cell[table, $4] = sprintf("%+.3f ± %.3f", $column["ev"], ($column["high"] - $column["low"]) / 2)
}
END {
    for (t = 1; t <= tables; t++) {
        printf "| %s |", order[t]
        for (k = 1; k <= policies; k++) printf " %s |", (policy[k] == seen[order[t]] ? "·" : cell[order[t], policy[k]])
        printf "\n"
    }
}
