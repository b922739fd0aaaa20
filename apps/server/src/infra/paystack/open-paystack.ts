import type { Log } from '../log.ts'
import { createPaystack, type Paystack } from './paystack.ts'

interface Configured {
  PAYSTACK_SECRET_KEY?: string | undefined
  PAYSTACK_BASE_URL?: string | undefined
}

export const PROVIDER = 'https://api.paystack.co'

export function openPaystack(env: Configured, log: Log): Paystack | null {
  const { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_BASE_URL: baseUrl = PROVIDER } = env
  return secretKey ? createPaystack({ baseUrl, secretKey, log }) : null
}
