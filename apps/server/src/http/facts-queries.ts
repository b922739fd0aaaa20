export type FactRow = { value: string | number } & Record<string, string>

interface Fact {
  name: string
  help: string
  labels: string[]
  text: string
}

/**
 * Metrics read from the database. The cost of each query must not grow with the age of the data, so queries read only
 * recent or open rows.
 */
export const FACTS: readonly Fact[] = [
  {
    name: 'ufaro_runs',
    help: 'Runs begun in the last hour, by tool and how they stand',
    labels: ['mode', 'status'],
    text: `select mode, status, count(*) as value from runs where created_at > now() - interval '1 hour' group by 1, 2`,
  },
  {
    name: 'ufaro_refunds',
    help: 'Credits handed back for runs begun in the last hour, by tool',
    labels: ['mode'],
    text: `select mode, count(*) as value from runs
            where refunded and created_at > now() - interval '1 hour' group by 1`,
  },
  {
    name: 'ufaro_queue_jobs',
    help: 'Jobs that wait or are at work',
    labels: ['job', 'state'],
    text: `select name as job, state::text as state, count(*) as value from pgboss.job
            where state in ('created', 'retry', 'active') and name not like '\\_\\_%' group by 1, 2`,
  },
  {
    name: 'ufaro_queue_oldest_seconds',
    help: 'Age of the oldest job nobody has begun',
    labels: ['job'],
    text: `select name as job, extract(epoch from now() - min(created_on)) as value from pgboss.job
            where state in ('created', 'retry') and start_after <= now() and name not like '\\_\\_%' group by 1`,
  },
  {
    name: 'ufaro_payments',
    help: 'Payments begun in the last day, by how they stand',
    labels: ['status', 'flagged'],
    text: `select status, (flag is not null)::text as flagged, count(*) as value from payments
            where created_at > now() - interval '1 day' group by 1, 2`,
  },
  {
    name: 'ufaro_webhook_deliveries',
    help: 'Webhook deliveries of the last hour, by how they stand',
    labels: ['status'],
    text: `select status, count(*) as value from webhook_deliveries
            where created_at > now() - interval '1 hour' group by 1`,
  },
  {
    name: 'ufaro_mails_waiting',
    help: 'Letters that are written and not sent',
    labels: [],
    text: 'select count(*) as value from mails where sent_at is null',
  },
  {
    name: 'ufaro_mails_oldest_seconds',
    help: 'Age of the oldest letter that is not sent',
    labels: [],
    text: `select extract(epoch from now() - min(created_at)) as value from mails where sent_at is null having count(*) > 0`,
  },
  {
    name: 'ufaro_audit_faults',
    help: 'What the last audit found in credits, runs and payments',
    labels: [],
    text: `select value->>'faults' as value from settings where key = 'last_audit'`,
  },
  {
    name: 'ufaro_audit_age_seconds',
    help: 'Time since the last audit',
    labels: [],
    text: `select extract(epoch from now() - updated_at) as value from settings where key = 'last_audit'`,
  },
]
