import { BANK_TEXTS } from '@ufaro/contract/http/affiliate.ts'
import { z } from 'zod/mini'

/** There is no field for the account holder's name, because the bank supplies it. The number may contain spaces. */
export const BankForm = z.object({
  bank_code: z.string().check(z.minLength(1, BANK_TEXTS.bank)),
  account_number: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.replace(/\s/g, '')),
    ),
    z.string().check(z.regex(/^\d{10}$/, BANK_TEXTS.accountNumber)),
  ),
})
export type BankForm = z.infer<typeof BankForm>
