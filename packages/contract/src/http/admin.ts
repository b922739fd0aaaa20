import { z } from 'zod/mini'
import { PlanConfig } from '../plan-config.ts'
import { Service } from '../service.ts'
import { endpoint } from './endpoint.ts'

const idParams = z.object({ id: z.string() })

export const createPlan = endpoint({
  method: 'POST',
  path: '/api/admin/plans',
  access: 'primary',
  summary: 'Create a plan',
  description: 'Prices are in kobo.',
  body: PlanConfig,
  reply: PlanConfig,
  status: 201,
  errors: ['ALREADY_EXISTS'],
})

const planList = z.object({ plans: z.array(PlanConfig).check(z.maxLength(200)) })

export const listPlanConfigs = endpoint({
  method: 'GET',
  path: '/api/admin/plans-config',
  access: 'admin',
  summary: 'List the settings of all plans',
  description: 'Prices are in kobo.',
  reply: planList,
})

export const replacePlanConfigs = endpoint({
  method: 'PUT',
  path: '/api/admin/plans-config',
  access: 'primary',
  summary: 'Replace all plans',
  description:
    'The plans are shown in the order of the list. A plan that is not in the list is deleted; the free plan must stay. Prices are in kobo.',
  body: planList,
  reply: planList,
  errors: ['ALREADY_EXISTS'],
})

export const updatePlan = endpoint({
  method: 'PUT',
  path: '/api/admin/plans/:id',
  access: 'primary',
  summary: 'Change a plan',
  description: 'Users who have bought it keep its earlier terms. Prices are in kobo.',
  params: idParams,
  body: z.extend(z.omit(PlanConfig, { id: true }), { id: z.optional(z.string()) }),
  reply: PlanConfig,
  errors: ['NOT_FOUND'],
})

export const deletePlan = endpoint({
  method: 'DELETE',
  path: '/api/admin/plans/:id',
  access: 'primary',
  summary: 'Delete a plan, so that it can no longer be bought',
  description: 'Users who have bought it keep it. The free plan cannot be deleted.',
  params: idParams,
  status: 204,
  errors: ['NOT_FOUND'],
})

export const syncPlans = endpoint({
  method: 'POST',
  path: '/api/admin/sync-paystack-plans',
  access: 'primary',
  summary: 'Copy all plans to the payment provider',
  description: 'Plans that exist only at the provider are left alone.',
  reply: z.object({ created: z.int(), updated: z.int(), unchanged: z.int() }),
  errors: ['PROVIDER_FAILED', 'PAYMENTS_OFF'],
})

/**
 * Message for an assigned plan that would already have ended. Assigning a plan ends all current grants, so the user
 * would be left without credits.
 */
export const END_IS_PAST = 'The end must be in the future'

export const assignPlan = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/plan',
  access: 'admin',
  summary: 'Assign a plan to a user',
  description:
    'Ends every plan that the user has. `creditsTotal` is divided among the tools in the plan’s proportions. Without `expiresAt` the plan lasts as long as if it were bought; null means that it does not expire.',
  params: idParams,
  body: z.object({
    planName: z.string('Please choose a plan').check(z.minLength(1, 'Please choose a plan')),
    creditsTotal: z
      .int('Total credits must be greater than 0')
      .check(
        z.gt(0, 'Total credits must be greater than 0'),
        z.lte(10_000_000, 'Total credits must be at most 10,000,000'),
      ),
    expiresAt: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
  }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['NOT_FOUND', 'CONFLICT', 'PRIMARY_ONLY'],
  idempotent: true,
})

export const listServices = endpoint({
  method: 'GET',
  path: '/api/admin/services',
  access: 'admin',
  summary: 'List the switches of tools, engines, sign-up and payments',
  reply: z.object({ services: z.array(Service) }),
})

export const updateService = endpoint({
  method: 'PATCH',
  path: '/api/admin/services/:id',
  access: 'admin',
  summary: 'Switch a tool, an engine, sign-up or payments on or off',
  description: 'Takes effect at once. Switches of the categories `ai` and `payment` are for primary admins only.',
  params: idParams,
  body: z.object({ enabled: z.boolean() }),
  reply: Service,
  errors: ['NOT_FOUND', 'PRIMARY_ONLY'],
})
