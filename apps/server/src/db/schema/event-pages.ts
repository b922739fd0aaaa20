import type { ContactWish, NameStyle } from '@ufaro/contract/event-page.ts'
import type { Placement } from '@ufaro/contract/tools/events.ts'
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const eventPages = pgTable('event_pages', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: text('user_id').notNull(),
  runId: uuid('run_id'),
  slug: text('slug').notNull(),
  title: text('title').notNull(),
  startsAt: time('starts_at'),
  venue: text('venue'),
  flyerFileId: uuid('flyer_file_id').notNull(),
  cardFileId: uuid('card_file_id').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  placement: jsonb('placement').$type<Placement>().notNull(),
  behind: boolean('behind').notNull(),
  nameStyle: jsonb('name_style').$type<NameStyle>().notNull(),
  contact: text('contact').$type<ContactWish>().notNull(),
  showCount: boolean('show_count').notNull(),
  guestLimit: integer('guest_limit').notNull(),
  joined: integer('joined').notNull().default(0),
  nextNumber: integer('next_number').notNull().default(1),
  open: boolean('open').notNull().default(true),
  closesAt: time('closes_at'),
  createdAt: time('created_at').notNull().defaultNow(),
})
export type EventPageRow = typeof eventPages.$inferSelect

export const eventPageViews = pgTable('event_page_views', {
  pageId: uuid('page_id').primaryKey(),
  views: bigint('views', { mode: 'number' }).notNull().default(0),
})

export const eventAttendees = pgTable('event_attendees', {
  id: uuid('id').primaryKey().defaultRandom(),
  pageId: uuid('page_id').notNull(),
  userId: text('user_id').notNull(),
  number: integer('number').notNull(),
  name: text('name').notNull(),
  folded: text('folded').notNull(),
  contact: text('contact'),
  consentAt: time('consent_at'),
  tokenHash: text('token_hash'),
  joinedAt: time('joined_at').notNull().defaultNow(),
  attendedAt: time('attended_at'),
})
export type AttendeeRow = typeof eventAttendees.$inferSelect

export const eventJoinKeys = pgTable('event_join_keys', {
  keyHash: text('key_hash').primaryKey(),
  pageId: uuid('page_id').notNull(),
  bodyHash: text('body_hash').notNull(),
  number: integer('number').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})
