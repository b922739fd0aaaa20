import { z } from 'zod/mini'

// Paystack documents several types for many of these fields. Fields that decide about money are validated strictly. Any
// other unexpected value counts as missing, because rejecting the response would lose real payments.

/** A whole number of kobo, sent as a number (including `1.0`) or as text. */
export const Kobo = z.pipe(
  z.union([z.int().check(z.gte(0)), z.string().check(z.regex(/^\d{1,15}$/))]),
  z.transform(Number),
)

const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.nullish(schema), null)
const text = orNull(z.string().check(z.maxLength(500)))
const moment = orNull(
  z.pipe(
    z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value)))),
    z.transform((value: string) => new Date(value)),
  ),
)

/** Accepts an object, an object as JSON text, or one of Paystack's empty values `""`, `0` and `null`. */
const metadata = z.optional(z.pipe(z.unknown(), z.transform(objectOf)))

function objectOf(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  if (typeof value !== 'string') return {}
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

const planCode = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((plan: unknown): string | null => {
      const code = typeof plan === 'object' && plan !== null && 'plan_code' in plan ? plan.plan_code : plan
      return typeof code === 'string' && code !== '' ? code : null
    }),
  ),
)

/** An id above 2^53 arrives as text from `readJson`. */
const id = orNull(z.union([z.string(), z.int()]))

export const Charge = z.object({
  id,
  domain: text,
  status: z.string(),
  reference: z.string(),
  amount: Kobo,
  requested_amount: orNull(Kobo),
  currency: z.string(),
  channel: text,
  gateway_response: text,
  paid_at: moment,
  paidAt: moment,
  fees: orNull(Kobo),
  metadata,
  customer: orNull(z.object({ email: text })),
  plan: planCode,
  plan_object: planCode,
})
export type Charge = z.infer<typeof Charge>

export const Refund = z.object({ status: z.string(), amount: Kobo, transaction_reference: text })
export type Refund = z.infer<typeof Refund>

export const Initialized = z.object({ authorization_url: z.url(), access_code: z.string() })

export const ProviderPlan = z.object({
  plan_code: z.string(),
  name: z.string(),
  amount: Kobo,
  interval: z.string(),
  currency: z.catch(z.string(), 'NGN'),
  description: text,
})
export type ProviderPlan = z.infer<typeof ProviderPlan>

export const Bank = z.object({ code: z.string(), name: z.string(), is_deleted: z.catch(z.boolean(), false) })
export type Bank = z.infer<typeof Bank>

export const ResolvedAccount = z.object({ account_number: z.string(), account_name: z.string() })

export const Recipient = z.object({ recipient_code: z.string() })

export const Transfer = z.object({ reference: z.string(), status: z.string(), amount: Kobo, transfer_code: text })
export type Transfer = z.infer<typeof Transfer>

const count = orNull(z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/))]), z.transform(Number)))

export const Paging = z.object({ page: count, pageCount: count, next: text })
