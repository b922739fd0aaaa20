import { COMMISSION_PERCENT, MINIMUM_PAYOUT_KOBO } from '@ufaro/contract/commission.ts'
import { sql } from 'drizzle-orm'
import type { Check } from '../check.ts'

const { hourly, monthly, yearly } = COMMISSION_PERCENT

const planType = sql.raw(`case when (p.plan->>'durationDays')::numeric <= 1 then 'hourly'
  when (p.plan->>'durationDays')::numeric >= 365 then 'yearly' else 'monthly' end`)
const worth = (type: typeof planType) =>
  sql`floor(p.amount::numeric * case ${type} when 'hourly' then ${hourly}::int when 'yearly' then ${yearly}::int else ${monthly}::int end / 100)`

export const commissionChecks: readonly Check[] = [
  {
    name: 'every commission is what its payment is worth',
    find: () => sql`
      select format('commission %s of payment %s: says %s for %s, should be %s', c.id, c.payment_id, c.amount, c.plan_type, ${worth(planType)}) as fault
        from commissions c left join payments p on p.id::text = c.payment_id
       where p.granted_at is null or c.plan_type <> ${planType} or c.amount <> ${worth(planType)}
          or c.paid_amount <> p.amount or c.referred_user_id is distinct from p.user_id`,
  },
  {
    name: 'every payment of a person who was brought has earned its commission',
    find: () => sql`
      select format('payment %s: no commission', p.reference) as fault
        from payments p join referrals r on r.user_id = p.user_id and r.created_at <= p.granted_at
        join affiliates a on a.id = r.affiliate_id and a.user_id <> p.user_id
       where p.granted_at is not null and ${worth(planType)} > 0
         and not exists (select from commissions c where c.payment_id = p.id::text)`,
  },
  {
    name: 'every commission is one entry of its amount, and no more is taken back',
    find: () => sql`
      select format('commission %s: %s, entries earned %s, left %s', c.id, c.amount, e.earned, e.net) as fault
        from commissions c left join lateral (
          select sum(amount) filter (where kind = 'earned') as earned, sum(amount) as net,
                 bool_and(affiliate_id = c.affiliate_id) as own
            from commission_entries where commission_id = c.id
        ) e on true
       where e.earned is distinct from c.amount or e.net < 0 or not e.own`,
  },
  {
    name: 'what went back of a payment is taken back of its commission',
    find: () => sql`
      select format('commission %s of payment %s: %s left, %s of %s went back', c.id, p.reference, e.net, p.refunded_amount, p.paid_amount) as fault
        from commissions c join payments p on p.id::text = c.payment_id join lateral (
          select sum(amount) as net, count(*) filter (where kind = 'taken_back') as takings,
                 count(*) filter (where kind = 'taken_back' and not exists (
                   select from payment_reversals x where x.event_key = e.event_key and x.payment_id = p.id
                 )) as strange
            from commission_entries e where commission_id = c.id
        ) e on true
       where e.strange > 0 or (p.refunded_amount = 0 and e.takings > 0)
          or (p.refunded_amount > 0 and e.takings = 0) or (p.refunded_amount = p.paid_amount and e.net > 0)`,
  },
  {
    name: 'a commission is held until the first of the next month in Lagos',
    find: () => sql`
      select format('commission %s: paid for %s, payable from %s', id, paid_at, payable_from) as fault from commissions
       where payable_from <> (date_trunc('month', paid_at at time zone 'Africa/Lagos') + interval '1 month') at time zone 'Africa/Lagos'`,
  },
]

export const payoutChecks: readonly Check[] = [
  {
    name: 'every payout pays what its entries come to',
    find: () => sql`
      select format('payout %s: %s, entries %s', p.reference, p.amount, coalesce(sum(e.amount), 0)) as fault
        from payouts p left join payout_items i on i.payout_id = p.id left join commission_entries e on e.id = i.entry_id
       group by p.id having p.amount <> coalesce(sum(e.amount), 0) or p.amount < ${MINIMUM_PAYOUT_KOBO}
          or bool_or(e.affiliate_id <> p.affiliate_id)`,
  },
  {
    name: 'a payout holds its entries unless it came to nothing',
    find: () => sql`
      select format('payout %s: %s, entry %s %s', p.reference, p.status, i.entry_id, case when i.let_go then 'let go' else 'held' end) as fault
        from payouts p join payout_items i on i.payout_id = p.id
       where i.let_go <> (p.status in ('failed', 'reversed'))`,
  },
  {
    name: 'every entry lies in one payout at most that stands',
    find: () => sql`
      select format('entry %s: in %s payouts', entry_id, count(*)) as fault
        from payout_items where not let_go group by entry_id having count(*) > 1`,
  },
  {
    name: 'nothing is paid out before it may be',
    find: () => sql`
      select format('payout %s: made %s, commission %s payable from %s', p.reference, p.created_at, c.id, c.payable_from) as fault
        from payouts p join payout_items i on i.payout_id = p.id join commission_entries e on e.id = i.entry_id
        join commissions c on c.id = e.commission_id
       where c.payable_from > p.created_at`,
  },
  {
    name: 'a payout says when it was paid and ended, once it was and did',
    find: () => sql`
      select format('payout %s: %s, paid %s, ended %s', reference, status, coalesce(paid_at::text, 'never'), coalesce(ended_at::text, 'never')) as fault
        from payouts
       where (status = 'paid' and paid_at is null) or (status in ('paid', 'failed', 'reversed')) <> (ended_at is not null)
          or (status in ('pending', 'processing', 'failed') and paid_at is not null)`,
  },
]
