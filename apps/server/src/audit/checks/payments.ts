import { sql } from 'drizzle-orm'
import type { Check } from '../check.ts'

export const paymentChecks: readonly Check[] = [
  {
    name: 'every payment that counts gave one grant of its plan to its person',
    find: () => sql`
      select format('payment %s: %s grants of %s to %s', p.reference, count(g.id), p.plan_id, p.user_id) as fault
        from payments p left join grants g
          on g.reference = p.reference and g.source = 'payment' and (g.user_id, g.plan_id) = (p.user_id, p.plan_id)
         and g.credits_total = (select coalesce(sum(value::integer), 0) from jsonb_each_text(p.plan -> 'credits'))
       where p.granted_at is not null and p.user_id is not null
       group by p.id having count(g.id) <> 1`,
  },
  {
    name: 'every bought grant has its payment',
    find: () => sql`
      select format('grant %s: payment %s does not exist or was not granted', g.id, g.reference) as fault
        from grants g left join payments p on p.reference = g.reference and p.granted_at is not null
       where g.source = 'payment' and p.id is null`,
  },
  {
    name: 'what was granted was paid in full, in Naira',
    find: () => sql`
      select format('payment %s: %s of %s kobo, %s', reference, paid_amount, amount, currency) as fault from payments
       where granted_at is not null and (paid_amount is null or paid_amount < amount or currency <> 'NGN' or flag is not null)`,
  },
  {
    name: 'what was paid and is ours was granted',
    find: () => sql`
      select format('payment %s: paid, and nothing granted', reference) as fault from payments
       where status = 'success' and flag is null and granted_at is null`,
  },
  {
    name: 'what went back is the sum of its events, and a payment that went back whole left nothing',
    find: () => sql`
      select format('payment %s: says %s of %s went back, events %s, %s credits left, %s', reference, refunded_amount,
                    paid_amount, events, left_over, status) as fault
        from (
          select p.*, coalesce((select sum(applied_amount) from payment_reversals r where r.payment_id = p.id), 0) as events,
                 coalesce((select sum(b.remaining) from grants g join balances b on b.grant_id = g.id
                            where g.reference = p.reference and g.ended_at is null), 0) as left_over
            from payments p
        ) as p
       where refunded_amount <> events
          or (granted_at is not null and (refunded_amount = paid_amount) <> (status = 'reversed'))
          or (granted_at is not null and status = 'reversed' and left_over > 0)`,
  },
  {
    name: 'credits are withdrawn from bought grants alone, where money went back',
    find: () => sql`
      select format('grant %s: %s withdrawn, nothing went back', e.grant_id, sum(-e.delta)) as fault
        from ledger_entries e join grants g on g.id = e.grant_id
        left join payments p on p.reference = g.reference and p.refunded_amount > 0
       where e.kind = 'withdraw' and p.id is null group by e.grant_id`,
  },
]
