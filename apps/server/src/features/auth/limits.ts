import type { Limit } from '../../http/rate-limiter.ts'

const MINUTE = 60
const HOUR = 3600

/** Limits failed logins per email address and client. */
export const LOGIN: Limit = { name: 'login', max: 10, windowS: 15 * MINUTE }
/** Limits failed logins per client over all email addresses, so that nobody can try one password on many accounts. */
export const LOGIN_CLIENT: Limit = { name: 'login-client', max: 100, windowS: 15 * MINUTE }
/** Limits failed logins per /48 IPv6 network, because its owner can use thousands of client addresses. */
export const LOGIN_NETWORK: Limit = { name: 'login-network', max: 1000, windowS: 15 * MINUTE }
/**
 * Limits failed logins per account over all clients. Further attempts are slowed down to one per second, and refused
 * only while too many are waiting, so that the owner is not locked out.
 */
export const LOGIN_ACCOUNT: Limit = { name: 'login-account', max: 100, windowS: HOUR }
export const REGISTER: Limit = { name: 'register', max: 20, windowS: HOUR }
export const REGISTER_NETWORK: Limit = { name: 'register-network', max: 200, windowS: HOUR }
/** Limits calls per client, because the reply reveals whether an account exists. */
export const STATUS: Limit = { name: 'user-status', max: 10, windowS: HOUR }
export const RESET: Limit = { name: 'reset', max: 5, windowS: HOUR }
/**
 * Limits confirmation mails per email address. Further mails are dropped without an error, because the reply must not
 * reveal whether an account exists.
 */
export const CONFIRMATION_MAIL: Limit = { name: 'confirmation-mail', max: 5, windowS: HOUR }
/** Counts only changes with the right old password. A wrong one counts as a failed login. */
export const PASSWORD_CHANGE: Limit = { name: 'password-change', max: 10, windowS: HOUR }
/**
 * Limits calls per user. Each call sends mail to an address that may belong to someone else, and reveals whether that
 * address has an account.
 */
export const EMAIL_CHANGE: Limit = { name: 'email-change', max: 5, windowS: HOUR }
