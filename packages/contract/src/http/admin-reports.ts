import { z } from 'zod/mini'
import { Engine } from '../output.ts'
import { ToolId } from '../tool-ids.ts'
import { DateRange } from './date-range.ts'
import { endpoint } from './endpoint.ts'
import { PageQuery } from './paging.ts'

export const GENERATION_STATUSES = ['success', 'failed', 'pending'] as const
export const GenerationStatus = z.enum(GENERATION_STATUSES)
export type GenerationStatus = z.infer<typeof GenerationStatus>

/** Figures count requested outputs, such as looks or texts. Money is in kobo. */
const ModeFigures = z.object({
  mode: ToolId,
  total: z.int(),
  successful: z.int(),
  failed: z.int(),
  revenue: z.int().check(z.describe('The part of all payments that paid for the credits spent on this tool, in kobo.')),
  provider_cost: z.int(),
  verdicts: z.object({ good: z.int(), bad: z.int() }),
})
export type ModeFigures = z.infer<typeof ModeFigures>

const totals = z.object({
  total: z.int(),
  successful: z.int(),
  failed: z.int(),
  revenue: z.int(),
  provider_cost: z.int(),
  verdicts: z.object({ good: z.int(), bad: z.int() }),
})
export type AnalyticsTotals = z.infer<typeof totals>

export const Analytics = z.object({
  stats: z.object({
    totalGenerations: z.int(),
    successfulGenerations: z.int(),
    avgProcessingTime: z.int().check(z.describe('The mean time to make a successful output, in milliseconds.')),
    generationsByMode: z.partialRecord(ToolId, z.int()),
  }),
  /**
   * The periods are today since midnight in Lagos, the last 7 days and the last 30 days, whatever range is requested.
   */
  active_users: z.object({ daily: z.int(), weekly: z.int(), monthly: z.int() }),
  series: z
    .array(z.object({ date: z.string(), total: z.int(), successful: z.int(), revenue: z.int() }))
    .check(z.describe('Days in Lagos with at least one output or payment, in ascending order. At most the last 366.')),
  revenue: z.int(),
  provider_cost: z.int(),
  by_mode: z.array(ModeFigures),
  totals,
  previous: z
    .nullable(z.extend(totals, { from: z.string(), until: z.string() }))
    .check(z.describe('The same totals for the preceding range of equal length. Null without a start date.')),
})
export type Analytics = z.infer<typeof Analytics>

export const getAnalytics = endpoint({
  method: 'GET',
  path: '/api/admin/analytics',
  access: 'admin',
  summary: 'Get figures about outputs, users, revenue and costs',
  description: 'Money is in kobo.',
  query: DateRange,
  reply: Analytics,
})

export const GenerationRecord = z.object({
  id: z.string(),
  user: z.object({
    name: z.string(),
    first_name: z.nullable(z.string()),
    last_name: z.nullable(z.string()),
    email: z.string(),
  }),
  user_id: z.string(),
  mode: ToolId,
  status: GenerationStatus,
  engine: z.nullable(Engine),
  processing_time_ms: z.nullable(z.int()),
  created_at: z.string(),
})
export type GenerationRecord = z.infer<typeof GenerationRecord>

const GenerationFilter = z.extend(DateRange, { mode: z.optional(ToolId), status: z.optional(GenerationStatus) })
export type GenerationFilter = z.infer<typeof GenerationFilter>

export const listGenerations = endpoint({
  method: 'GET',
  path: '/api/admin/generations',
  access: 'admin',
  summary: 'List the outputs that users requested, newest first',
  description: 'A record is one requested output, such as a look, a shot or a text.',
  query: z.extend(PageQuery, GenerationFilter.shape),
  reply: z.object({ records: z.array(GenerationRecord), total: z.int() }),
})

export const exportGenerations = endpoint({
  method: 'GET',
  path: '/api/admin/export-csv',
  access: 'admin',
  summary: 'Export the outputs that users requested as CSV',
  description:
    'Takes the filters of `GET /api/admin/generations`. A cell that a spreadsheet could run as a formula gets an apostrophe in front.',
  query: GenerationFilter,
})
