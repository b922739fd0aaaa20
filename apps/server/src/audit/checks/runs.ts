import { sql } from 'drizzle-orm'
import type { Check } from '../check.ts'

const SWEEP_SLACK_S = 300

export const runChecks: readonly Check[] = [
  {
    name: 'every paid run has one spend, out of its grant',
    find: () => sql`
      select format('run %s: %s spends out of its grant', r.id, count(e.id)) as fault
        from runs r left join ledger_entries e
          on e.run_id = r.id and e.kind = 'spend' and e.delta = -1
         and (e.user_id, e.grant_id, e.mode) = (r.user_id, r.grant_id, r.mode)
       where r.grant_id is not null group by r.id having count(e.id) <> 1`,
  },
  {
    name: 'every spend has its run',
    find: () => sql`
      select format('entry %s: run %s does not exist or was not paid', e.id, e.run_id) as fault
        from ledger_entries e left join runs r on r.id = e.run_id and r.grant_id is not null
       where e.kind = 'spend' and r.id is null and exists (select from users u where u.id = e.user_id)`,
  },
  {
    name: 'a run is marked as handed back exactly when one credit went back to its grant',
    find: () => sql`
      select format('run %s: refunded is %s, %s refund entries', r.id, r.refunded, count(e.id)) as fault
        from runs r left join ledger_entries e
          on e.run_id = r.id and e.kind = 'refund' and e.delta = 1
         and (e.user_id, e.grant_id, e.mode) = (r.user_id, r.grant_id, r.mode)
       group by r.id having count(e.id) <> r.refunded::integer`,
  },
  {
    name: 'every refund has its run',
    find: () => sql`
      select format('entry %s: run %s was not handed back', e.id, e.run_id) as fault
        from ledger_entries e left join runs r on r.id = e.run_id and r.refunded
       where e.kind = 'refund' and r.id is null and exists (select from users u where u.id = e.user_id)`,
  },
  {
    name: 'what delivered is paid, what delivered nothing is handed back',
    find: () => sql`
      select format('run %s: %s, %s results, refunded is %s', id, status, done, refunded) as fault from (
        select r.*, (select count(*) from outputs o where o.run_id = r.id and o.status = 'done') as done from runs r
      ) as r
       where (done > 0 and refunded)
          or (status in ('succeeded', 'partial') and done = 0)
          or (status = 'refunded' and done > 0)
          or (status in ('failed', 'expired', 'canceled', 'refunded') and done = 0 and grant_id is not null and not refunded)`,
  },
  {
    // Does not check that a run with an end time has ended: a run keeps its end time while one of its slots is retried.
    name: 'what has ended says when',
    find: () => sql`
      select format('run %s: %s, without a time', id, status) as fault
        from runs where status not in ('open', 'running') and finished_at is null`,
  },
  {
    name: 'no run lies forgotten',
    find: ({ idleSeconds }) => sql`
      select format('run %s: %s, no work since %s', id, status, touched_at) as fault from runs
       where status in ('open', 'running')
         and touched_at < now() - make_interval(secs => ${idleSeconds + SWEEP_SLACK_S}::float8)`,
  },
  {
    name: 'every day is the Africa/Lagos day of its run',
    find: () => sql`
      select format('run %s: opened %s, counts against %s', id, created_at, day) as fault
        from runs where day <> lagos_day(created_at)`,
  },
]
