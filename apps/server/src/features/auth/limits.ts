import type { Limit } from '../../http/rate-limiter.ts'

const MINUTE = 60
const HOUR = 3600

/** Failures of one address from one client. */
export const LOGIN: Limit = { name: 'login', max: 10, windowS: 15 * MINUTE }
/** Failures of one client at any address: a guess each at many addresses is counted too. */
export const LOGIN_CLIENT: Limit = { name: 'login-client', max: 100, windowS: 15 * MINUTE }
/** Failures of one large IPv6 network, which has thousands of those that count as a client. */
export const LOGIN_NETWORK: Limit = { name: 'login-network', max: 1000, windowS: 15 * MINUTE }
/** Failures at one account from everywhere: beyond these guesses come slowly, but nobody is locked out. */
export const LOGIN_ACCOUNT: Limit = { name: 'login-account', max: 100, windowS: HOUR }
/** Per client. */
export const REGISTER: Limit = { name: 'register', max: 20, windowS: HOUR }
/** Per large IPv6 network. */
export const REGISTER_NETWORK: Limit = { name: 'register-network', max: 200, windowS: HOUR }
/** Per client: the answer tells whether an account exists. */
export const STATUS: Limit = { name: 'user-status', max: 10, windowS: HOUR }
/** Per address. */
export const RESET: Limit = { name: 'reset', max: 5, windowS: HOUR }
/** Per address and silently: nobody's letter box is filled by others, and the answer stays the same. */
export const CONFIRMATION_MAIL: Limit = { name: 'confirmation-mail', max: 5, windowS: HOUR }
