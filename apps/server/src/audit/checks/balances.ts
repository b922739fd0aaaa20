import { sql } from 'drizzle-orm'
import type { Check } from '../check.ts'

export const balanceChecks: readonly Check[] = [
  {
    name: 'every balance is the sum of its entries',
    find: () => sql`
      select format('grant %s of %s, %s: balance %s, ledger %s', grant_id, (select user_id from grants where id = grant_id),
                    mode, coalesce(remaining, 0), coalesce(entries, 0)) as fault
        from balances full join (
          select grant_id, mode, sum(delta) as entries from ledger_entries
           where grant_id in (select id from grants) group by grant_id, mode
        ) as sums using (grant_id, mode)
       where coalesce(remaining, 0) <> coalesce(entries, 0)`,
  },
  {
    name: 'no balance is below 0',
    find: () => sql`
      select format('grant %s of %s, %s: balance %s', grant_id, user_id, mode, remaining) as fault from balances where remaining < 0`,
  },
  {
    name: 'every grant gave what it says',
    find: () => sql`
      select format('grant %s of %s: says %s, gave %s', g.id, g.user_id, g.credits_total, coalesce(sum(e.delta), 0)) as fault
        from grants g left join ledger_entries e on e.grant_id = g.id and e.kind = 'grant'
       group by g.id having g.credits_total <> coalesce(sum(e.delta), 0)`,
  },
  {
    name: 'nothing goes back into a grant that did not come out of it',
    find: () => sql`
      select format('grant %s, %s: %s spent, %s handed back', grant_id, mode, spent, refunded) as fault from (
        select grant_id, mode, -coalesce(sum(delta) filter (where kind = 'spend'), 0) as spent,
               coalesce(sum(delta) filter (where kind = 'refund'), 0) as refunded
          from ledger_entries group by grant_id, mode
      ) as moved where refunded > spent`,
  },
  {
    name: 'balances and entries belong to the person of their grant',
    find: () => sql`
      select format('grant %s of %s: %s of %s', g.id, g.user_id, x.what, x.user_id) as fault
        from grants g join (
          select grant_id, user_id, 'balance' as what from balances
          union select grant_id, user_id, 'entry' from ledger_entries
        ) as x on x.grant_id = g.id
       where x.user_id <> g.user_id`,
  },
  {
    name: 'every day’s count is that day’s paid runs that were not handed back',
    find: () => sql`
      select format('%s on %s: counted %s, runs %s', user_id, day, coalesce(used, 0), coalesce(runs, 0)) as fault
        from daily_usage full join (
          select user_id, day, count(*)::integer as runs from runs
           where grant_id is not null and not refunded group by user_id, day
        ) as days using (user_id, day)
       where coalesce(used, 0) <> coalesce(runs, 0)`,
  },
]
