import { sql } from 'drizzle-orm'
import type { Check } from '../check.ts'

export const outputChecks: readonly Check[] = [
  {
    name: 'every result has its file or its words',
    find: () => sql`
      select format('run %s, slot %s: done without a file or words', run_id, slot) as fault
        from outputs where status = 'done' and deleted_at is null and file_id is null and content is null`,
  },
  {
    name: 'no run made more than it may',
    find: () => sql`
      select format('run %s: slot %s of %s', o.run_id, o.slot, r.max_outputs) as fault
        from outputs o join runs r on r.id = o.run_id where o.slot > r.max_outputs`,
  },
  {
    name: 'results belong to the person and the tool of their run',
    find: () => sql`
      select format('run %s, slot %s: of another person or tool', o.run_id, o.slot) as fault
        from outputs o join runs r on r.id = o.run_id where (o.user_id, o.mode) <> (r.user_id, r.mode)`,
  },
  {
    name: 'nothing is being made for a run that has ended',
    find: () => sql`
      select format('run %s, slot %s: pending, the run is %s', o.run_id, o.slot, r.status) as fault
        from outputs o join runs r on r.id = o.run_id
       where o.status = 'pending' and r.status not in ('open', 'running', 'partial')`,
  },
  {
    name: 'reports count every result once',
    find: () => sql`
      select format('%s, %s, %s: %s in reports, %s results', day, mode, status, coalesce(t.sums, '0'), coalesce(o.sums, '0'))
               as fault
        from (select day, mode, status, concat_ws('/', sum(total), sum(timed), sum(duration_ms), sum(cost_microusd)) as sums
                from output_tallies group by day, mode, status having sum(total) <> 0) t
        full join
             (select date_bin('1 day', created_at, timestamptz '2000-01-01 00:00+01') as day, mode, status,
                     concat_ws('/', count(*), count(duration_ms), coalesce(sum(duration_ms), 0),
                               coalesce(sum(cost_microusd), 0)) as sums
                from outputs group by 1, 2, 3) o using (day, mode, status)
       where t.sums is distinct from o.sums`,
  },
]
