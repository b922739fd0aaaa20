import { z } from 'zod/mini'
import { Engine } from '../output.ts'
import { Creation, Run } from '../run.ts'
import { ToolId } from '../tool-ids.ts'
import { endpoint } from './endpoint.ts'
import { CursorQuery, PageQuery } from './paging.ts'

export const SEARCH_MAX = 100

const idParams = z.object({ id: z.string() })

export const runId = z.optional(z.string().check(z.maxLength(100)))

export const Accepted = z.object({ runId: z.string() })

export const generated = { runId: z.string(), engine: Engine, model: z.nullable(z.string()) }

export const GENERATION_ERRORS = [
  'NO_CREDITS',
  'PLAN_EXPIRED',
  'DAILY_LIMIT',
  'SERVICE_DISABLED',
  'NOT_FOUND',
  'OUTPUT_EXISTS',
  'RUN_COMPLETE',
  'TOO_LARGE',
  'NOT_AN_IMAGE',
  'UNREADABLE_IMAGE',
  'NEEDS_AI',
  'RATE_LIMITED',
  'PROVIDER_FAILED',
  'PROVIDER_TIMEOUT',
] as const

export const getRun = endpoint({
  method: 'GET',
  path: '/api/runs/:id',
  access: 'user',
  scopes: ['read', 'make'],
  tool: 'get_run',
  summary: 'One run with its outputs',
  params: idParams,
  reply: Run,
  errors: ['NOT_FOUND'],
})

export const listRuns = endpoint({
  method: 'GET',
  path: '/api/runs',
  access: 'user',
  scopes: ['read'],
  summary: 'Open and running runs, newest first',
  query: z.extend(PageQuery, { status: z.optional(z.literal('open')) }),
  reply: z.object({ runs: z.array(Run), total: z.int() }),
})

export const cancelRun = endpoint({
  method: 'POST',
  path: '/api/runs/:id/cancel',
  access: 'user',
  scopes: ['make'],
  tool: 'cancel_run',
  summary: 'Stop a run; with nothing delivered its credit comes back',
  params: idParams,
  reply: Run,
  errors: ['NOT_FOUND'],
  idempotent: true,
})

export const eventsTicket = endpoint({
  method: 'POST',
  path: '/api/events/ticket',
  access: 'user',
  scopes: ['read', 'make'],
  summary: 'A ticket for one connection to the event stream',
  reply: z.object({ ticket: z.string(), expires_in: z.int() }),
})

export const events = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'public',
  summary: 'Server-sent events: run, credits, plan, payment',
  query: z.object({ ticket: z.string() }),
})

export const listCreations = endpoint({
  method: 'GET',
  path: '/api/creations',
  access: 'user',
  scopes: ['read'],
  tool: 'list_creations',
  summary: 'Everything one has made, newest first',
  query: z.extend(CursorQuery, {
    mode: z.optional(ToolId),
    /** Each word must occur in the tool's name, in the result's name or in a text of the request. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_MAX))),
  }),
  reply: z.object({ creations: z.array(Creation), next_cursor: z.nullable(z.string()) }),
})

export const deleteCreation = endpoint({
  method: 'DELETE',
  path: '/api/creations/:id',
  access: 'user',
  summary: 'Delete a result, its record and its file',
  params: idParams,
  status: 204,
  errors: ['NOT_FOUND'],
})

const ArchiveUrl = z.object({ url: z.string() })

export const creationSettings = endpoint({
  method: 'GET',
  path: '/api/creations/:id/settings',
  access: 'user',
  summary: 'What a result was asked with, to make another like it',
  params: idParams,
  reply: z.object({
    mode: ToolId,
    request: z.record(z.string(), z.unknown()),
    /**
     * Links to the pictures of the request, by the name of their request field. A list is empty if its pictures are no
     * longer stored.
     */
    pictures: z.record(z.string(), z.array(z.string())),
  }),
  errors: ['NOT_FOUND'],
})

export const archiveCreations = endpoint({
  method: 'POST',
  path: '/api/creations/archive',
  access: 'user',
  scopes: ['read', 'make'],
  summary: 'A link to a ZIP of the chosen creations',
  body: z.object({ ids: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(500)) }),
  reply: ArchiveUrl,
  errors: ['NOT_FOUND'],
})

export const archiveLink = endpoint({
  method: 'POST',
  path: '/api/runs/:id/archive-link',
  access: 'user',
  scopes: ['read', 'make'],
  summary: 'A link to a ZIP of a run’s results',
  params: idParams,
  reply: ArchiveUrl,
  errors: ['NOT_FOUND', 'RUN_NOT_FINISHED'],
})

export const runArchive = endpoint({
  method: 'GET',
  path: '/api/runs/:id/archive',
  access: 'user',
  scopes: ['read', 'make'],
  summary: 'The ZIP itself, for scripts that hold a bearer',
  params: idParams,
  errors: ['NOT_FOUND', 'RUN_NOT_FINISHED'],
})

export const file = endpoint({
  method: 'GET',
  path: '/files/:key',
  access: 'public',
  summary: 'A stored file behind a signed, expiring link',
  params: z.object({ key: z.string() }),
  query: z.object({ exp: z.optional(z.string()), sig: z.optional(z.string()), download: z.optional(z.string()) }),
  errors: ['BAD_SIGNATURE', 'NOT_FOUND'],
})
