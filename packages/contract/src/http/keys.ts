import { z } from 'zod/mini'
import { ApiKey, Scope } from '../api-key.ts'
import { endpoint } from './endpoint.ts'

export const MOST_KEYS = 50

const NAME = 'Please name the key, in at most 100 characters.'
const SCOPES = 'Please choose what the key may do.'
const DAYS = 'Please give a whole number of days from 1 to 3650.'
const CREDITS = 'Please give a whole number of credits from 1 to 1000000.'

export const NewKey = z.object({
  name: z.string(NAME).check(z.trim(), z.minLength(1, NAME), z.maxLength(100, NAME)),
  scopes: z.array(Scope, SCOPES).check(z.minLength(1, SCOPES), z.maxLength(10, SCOPES)),
  expires_in_days: z.nullish(z.int(DAYS).check(z.minimum(1, DAYS), z.maximum(3650, DAYS))),
  daily_credits: z.nullish(z.int(CREDITS).check(z.minimum(1, CREDITS), z.maximum(1_000_000, CREDITS))),
})
export type NewKey = z.infer<typeof NewKey>

export const createKey = endpoint({
  method: 'POST',
  path: '/api/keys',
  access: 'user',
  summary: 'Create an API key',
  description:
    '`secret` is the key itself and is returned this once only. `daily_credits` limits the credits that the key spends in a day (Africa/Lagos). A user can have 50 keys.',
  body: NewKey,
  reply: z.object({ key: ApiKey, secret: z.string() }),
  status: 201,
  errors: ['CONFLICT'],
})

export const listKeys = endpoint({
  method: 'GET',
  path: '/api/keys',
  access: 'user',
  summary: 'List the caller’s API keys, newest first',
  description: 'Secrets are not returned.',
  reply: z.object({ keys: z.array(ApiKey) }),
})

export const deleteKey = endpoint({
  method: 'DELETE',
  path: '/api/keys/:id',
  access: 'user',
  summary: 'Delete an API key',
  description: 'The key stops working at once, also for event streams that are open.',
  params: z.object({ id: z.string() }),
  status: 204,
  errors: ['NOT_FOUND'],
})
