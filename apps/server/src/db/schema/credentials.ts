import { customType, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'
import { time } from './columns.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const issuerKeys = pgTable('issuer_keys', {
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
  sealed: bytea('sealed'),
  createdAt: time('created_at').notNull().defaultNow(),
  retiredAt: time('retired_at'),
})

export const mailRefusals = pgTable('mail_refusals', {
  addressHash: text('address_hash').primaryKey(),
  createdAt: time('created_at').notNull().defaultNow(),
})
