import { z } from 'zod/mini'
import { AdminLevel } from '../user.ts'
import { endpoint } from './endpoint.ts'
import { PageQuery } from './paging.ts'

const idParams = z.object({ id: z.string() })

/** A user has the first status that applies. */
export const PERSON_STATUSES = ['admin', 'active', 'inactive'] as const
export const PersonStatus = z.enum(PERSON_STATUSES)
export type PersonStatus = z.infer<typeof PersonStatus>

export const HeldPlan = z.object({
  id: z.string(),
  plan_name: z.string(),
  source: z.enum(['signup', 'admin', 'payment']),
  reference: z.nullable(z.string()),
  granted_at: z.string(),
  credits_remaining: z.int(),
  credits_total: z.int(),
  expires_at: z.nullable(z.string()),
  is_active: z.boolean(),
})
export type HeldPlan = z.infer<typeof HeldPlan>

export const ListedPerson = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  is_admin: z.boolean(),
  admin_level: z.nullable(AdminLevel),
  email_verified: z.boolean(),
  created_at: z.string(),
  user_plans: z.array(HeldPlan).check(z.describe('At most 20 plans: active ones first, then the newest.')),
})
export type ListedPerson = z.infer<typeof ListedPerson>

export const personStatus = (person: Pick<ListedPerson, 'is_admin' | 'user_plans'>): PersonStatus => {
  if (person.is_admin) return 'admin'
  return person.user_plans.some((plan) => plan.is_active) ? 'active' : 'inactive'
}

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  summary: 'List all users, newest first',
  description:
    '`search` matches email addresses and names. `status` selects admins, users with an active plan, or all other users (`inactive`).',
  query: z.extend(PageQuery, {
    search: z.optional(z.string().check(z.maxLength(200))),
    status: z.optional(PersonStatus),
  }),
  reply: z.object({ users: z.array(ListedPerson), total: z.int() }),
})

export const updateUserPlan = endpoint({
  method: 'PATCH',
  path: '/api/admin/user-plans/:id',
  access: 'admin',
  summary: 'End the plan of a user, or resume it',
  description: 'A plan that has expired cannot be resumed and gets `CONFLICT`.',
  params: idParams,
  body: z.object({ isActive: z.boolean() }),
  reply: HeldPlan,
  errors: ['NOT_FOUND', 'PRIMARY_ONLY', 'CONFLICT'],
})

export const issueResetToken = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/reset-password',
  access: 'admin',
  summary: 'Create a reset token to hand to a user',
  description: 'The user opens `/confirm-reset#token=…` with it and sets a new password. A token works once.',
  params: idParams,
  reply: z.object({ resetToken: z.string() }),
  errors: ['NOT_FOUND', 'PRIMARY_ONLY'],
})

export const updateAdmin = endpoint({
  method: 'PATCH',
  path: '/api/admin/users/:id/admin',
  access: 'primary',
  summary: 'Make a user an admin, or take the admin rights away',
  description:
    '`adminLevel` is `sub` or `primary`. The caller’s own rights and those of the last primary admin cannot be taken away and get `CONFLICT`.',
  params: idParams,
  body: z.object({ isAdmin: z.boolean(), adminLevel: z.optional(z.nullable(AdminLevel)) }),
  reply: z.object({ success: z.literal(true), is_admin: z.boolean(), adminLevel: z.nullable(AdminLevel) }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const deletePerson = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id',
  access: 'primary',
  summary: 'Delete a user with all data and files',
  description:
    'Payments are kept without personal data. The caller and primary admins cannot be deleted here and get `CONFLICT`.',
  params: idParams,
  status: 204,
  errors: ['NOT_FOUND', 'CONFLICT'],
})
