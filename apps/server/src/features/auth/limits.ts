import type { Limit } from '../../http/rate-limiter.ts'

const MINUTE = 60
const HOUR = 3600

/** Failures of one address from one client. */
export const LOGIN: Limit = { name: 'login', max: 10, windowS: 15 * MINUTE }
/** Per client. */
export const REGISTER: Limit = { name: 'register', max: 20, windowS: HOUR }
/** Per client: the answer tells whether an account exists. */
export const STATUS: Limit = { name: 'user-status', max: 10, windowS: HOUR }
/** Per address. */
export const RESET: Limit = { name: 'reset', max: 5, windowS: HOUR }
/** Per address and silently: nobody's letter box is filled by others, and the answer stays the same. */
export const CONFIRMATION_MAIL: Limit = { name: 'confirmation-mail', max: 5, windowS: HOUR }
