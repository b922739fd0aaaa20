import type { BenchDatabase } from './bench-database.ts'

export interface DashboardSize {
  people: number
  generations: number
  errors: number
}

const TOOL_IDS = `(array['headshot','product','dp','mockup','certificates','events','copywriter','content_script','gif','flyer'])`

/**
 * The data is spread over a year. One run in five failed. About a tenth of the outputs come from Gemini, the others
 * from the built-in engine. About a tenth have a cost.
 */
export async function seedDashboard(
  pool: BenchDatabase['pool'],
  { people, generations, errors }: DashboardSize,
): Promise<void> {
  await pool.query(
    `insert into users (id, email, email_verified, name, first_name, last_name, created_at)
     select 'bench-' || n, 'person' || n || '@example.com', true, '', 'Person ' || n, 'Bench',
            now() - n * (interval '1 year' / $1)
       from generate_series(1, $1::int) as n`,
    [people],
  )
  await pool.query(
    `insert into grants (user_id, plan_id, plan_name, source, reference, daily_limit, credits_total, ended_at)
     select 'bench-' || n, 'starter-monthly', 'Starter', case when n % 4 = 0 then 'payment' else 'admin' end,
            case when n % 4 = 0 then 'bench-' || n end, 10, 100, case when n % 10 = 0 then now() end
       from generate_series(1, $1::int) as n`,
    [people],
  )
  await pool.query(
    `insert into balances (grant_id, user_id, mode, remaining)
     select id, user_id, 'headshot', 50 from grants where user_id like 'bench-%'`,
  )
  await pool.query(
    `insert into payments (user_id, reference, plan, plan_name, amount, paid_amount, status, paid_at, granted_at, created_at)
     select user_id, reference, '{}', plan_name, 500000, 500000, 'success', created_at, created_at, created_at
       from (select g.user_id, g.reference, g.plan_name, u.created_at from grants g join users u on u.id = g.user_id
              where g.reference like 'bench-%') as bought`,
  )
  await pool.query(
    `insert into runs (user_id, mode, status, grant_id, day, max_outputs, created_at, touched_at, finished_at)
     select g.user_id, ${TOOL_IDS}[1 + n % 10], case when n % 5 = 0 then 'failed' else 'succeeded' end, g.id, lagos_day(moment),
            4, moment, moment, moment
       from (select n, 1 + (n * 7919::bigint) % $1 as person, now() - n * (interval '1 year' / $2) as moment
               from generate_series(1, $2::int) as n) as made
       join grants g on g.user_id = 'bench-' || person`,
    [people, generations],
  )
  await pool.query(
    `insert into outputs (run_id, user_id, mode, slot, label, status, attempts, request, engine, duration_ms, cost_microusd,
                          created_at, finished_at)
     select id, user_id, mode, 1, 'Look 1', case when status = 'failed' then 'error' else 'done' end, 1,
            jsonb_build_object('request', jsonb_build_object('prompt', repeat('words ', 30)), 'inputs', '{}'::jsonb),
            case when random() < 0.1 then 'gemini' else 'builtin' end, (random() * 9000)::int,
            case when random() < 0.1 then 39000 end, created_at, created_at
       from runs where user_id like 'bench-%'`,
  )
  await pool.query(
    `insert into error_logs (severity, service_type, code, message, resolved, created_at)
     select (array['info','warning','warning','error','critical'])[1 + n % 5], (array['http','gemini','web','payments'])[1 + n % 4],
            'PROVIDER_FAILED', 'something went wrong, number ' || n || repeat('.', 80), n % 3 <> 0,
            now() - n * (interval '1 year' / $1)
       from generate_series(1, $1::int) as n`,
    [errors],
  )
  await pool.query('vacuum analyze')
}
