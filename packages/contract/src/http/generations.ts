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
  summary: 'Get a run with its outputs',
  description: 'Outputs are numbered from 1 in `index`. Links to their files expire; call this again for new ones.',
  params: idParams,
  reply: Run,
  errors: ['NOT_FOUND'],
})

export const listRuns = endpoint({
  method: 'GET',
  path: '/api/runs',
  access: 'user',
  scopes: ['read'],
  summary: 'List the caller’s open and running runs, newest first',
  description: 'Runs that have ended are not listed. Their results are the caller’s creations.',
  query: z.extend(PageQuery, { status: z.optional(z.literal('open')) }),
  reply: z.object({ runs: z.array(Run), total: z.int() }),
})

export const cancelRun = endpoint({
  method: 'POST',
  path: '/api/runs/:id/cancel',
  access: 'user',
  scopes: ['make'],
  tool: 'cancel_run',
  summary: 'Cancel a run',
  description: 'Refunds the credit if the run has delivered nothing. A run that has ended is returned as it is.',
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
  summary: 'Create a ticket for the event stream',
  description: 'A ticket opens one connection to `GET /api/events`, within 60 seconds.',
  reply: z.object({ ticket: z.string(), expires_in: z.int() }),
})

export const events = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'public',
  summary: 'Open a stream of server-sent events',
  description:
    'Sends every unfinished run at first, then the events `run`, `credits`, `plan` and `payment` as they happen. Each connection needs a new ticket from `POST /api/events/ticket`.',
  query: z.object({ ticket: z.string() }),
})

export const listCreations = endpoint({
  method: 'GET',
  path: '/api/creations',
  access: 'user',
  scopes: ['read'],
  tool: 'list_creations',
  summary: 'List the caller’s creations, newest first',
  description:
    'A creation is a finished output that has not been deleted. `search` finds words in the name of the tool, the label and the request; every word must be found. Pass `next_cursor` as `cursor` for the next page; it is null on the last one.',
  query: z.extend(CursorQuery, {
    mode: z.optional(ToolId),
    search: z
      .optional(z.string().check(z.trim(), z.maxLength(SEARCH_MAX)))
      .check(z.describe('Each word must occur in the tool’s name, in the result’s name or in a text of the request.')),
  }),
  reply: z.object({ creations: z.array(Creation), next_cursor: z.nullable(z.string()) }),
})

export const deleteCreation = endpoint({
  method: 'DELETE',
  path: '/api/creations/:id',
  access: 'user',
  summary: 'Delete a creation with its file',
  description: 'This cannot be undone.',
  params: idParams,
  status: 204,
  errors: ['NOT_FOUND'],
})

const ArchiveUrl = z.object({ url: z.string() })

export const creationSettings = endpoint({
  method: 'GET',
  path: '/api/creations/:id/settings',
  access: 'user',
  summary: 'Get the request that made a creation',
  description:
    '`pictures` has links to the pictures of the request, by field. A list is empty once its pictures are deleted, 24 hours after the run.',
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
  summary: 'Create a link to a ZIP archive of creations',
  description: 'Takes 1 to 500 ids. The link is signed and expires; downloads can be resumed.',
  body: z.object({ ids: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(500)) }),
  reply: ArchiveUrl,
  errors: ['NOT_FOUND'],
})

export const archiveLink = endpoint({
  method: 'POST',
  path: '/api/runs/:id/archive-link',
  access: 'user',
  scopes: ['read', 'make'],
  summary: 'Create a link to a ZIP archive of a run’s results',
  description:
    'The link is signed and expires; downloads can be resumed. Certificates that were made as a PDF are linked as that PDF.',
  params: idParams,
  reply: ArchiveUrl,
  errors: ['NOT_FOUND', 'RUN_NOT_FINISHED'],
})

export const runArchive = endpoint({
  method: 'GET',
  path: '/api/runs/:id/archive',
  access: 'user',
  scopes: ['read', 'make'],
  summary: 'Download the ZIP archive of a run’s results',
  description:
    'Certificates that were made as a PDF are sent as that PDF. A browser needs the link of `POST /api/runs/{id}/archive-link` instead, because it cannot send the `Authorization` header with a download.',
  params: idParams,
  errors: ['NOT_FOUND', 'RUN_NOT_FINISHED'],
})

export const file = endpoint({
  method: 'GET',
  path: '/files/:key',
  access: 'public',
  summary: 'Download a file by its signed link',
  description: 'Replies contain such links, which expire. A wrong or expired signature gets `BAD_SIGNATURE`.',
  params: z.object({ key: z.string() }),
  query: z.object({ exp: z.optional(z.string()), sig: z.optional(z.string()), download: z.optional(z.string()) }),
  errors: ['BAD_SIGNATURE', 'NOT_FOUND'],
})
