import type { Limit } from '../../http/rate-limiter.ts'

const MINUTE = 60
const HOUR = 3600

/** Failures per address and client. */
export const LOGIN: Limit = { name: 'login', max: 10, windowS: 15 * MINUTE }
/** Failures per client over all addresses: counts password spraying. */
export const LOGIN_CLIENT: Limit = { name: 'login-client', max: 100, windowS: 15 * MINUTE }
/** Failures per large IPv6 network, which contains thousands of clients. */
export const LOGIN_NETWORK: Limit = { name: 'login-network', max: 1000, windowS: 15 * MINUTE }
/** Failures per account from everywhere: slows guessing without locking the owner out. */
export const LOGIN_ACCOUNT: Limit = { name: 'login-account', max: 100, windowS: HOUR }
export const REGISTER: Limit = { name: 'register', max: 20, windowS: HOUR }
export const REGISTER_NETWORK: Limit = { name: 'register-network', max: 200, windowS: HOUR }
/** Per client: the reply reveals whether an account exists. */
export const STATUS: Limit = { name: 'user-status', max: 10, windowS: HOUR }
export const RESET: Limit = { name: 'reset', max: 5, windowS: HOUR }
/** Per address. Silently dropped: prevents mail flooding without changing the reply. */
export const CONFIRMATION_MAIL: Limit = { name: 'confirmation-mail', max: 5, windowS: HOUR }
/** Per user. Wrong passwords count as failed logins instead. */
export const PASSWORD_CHANGE: Limit = { name: 'password-change', max: 10, windowS: HOUR }
/** Per user: each call mails an address that may belong to someone else, and reveals whether it has an account. */
export const EMAIL_CHANGE: Limit = { name: 'email-change', max: 5, windowS: HOUR }
