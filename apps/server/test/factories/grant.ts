import type { CreditCounts } from '@ufaro/contract/credits.ts'
import { transaction } from '#server/db/db.ts'
import { grantCredits } from '#server/features/credits/credits.repo.ts'
import { createCreditsService } from '#server/features/credits/credits.service.ts'
import { createPlansService } from '#server/features/plans/plans.service.ts'
import type { TestApp } from '../build-app.ts'
import { insertUser } from './user.ts'

interface GrantFields {
  plan?: string
  dailyLimit?: number
  expiresAt?: Date | null
}

export async function insertGrant(
  app: Pick<TestApp, 'db'>,
  userId: string,
  credits: Partial<CreditCounts>,
  { plan = 'test-plan', dailyLimit = 1000, expiresAt = null }: GrantFields = {},
): Promise<void> {
  await transaction(app.db, (tx) =>
    grantCredits(tx, {
      userId,
      plan: { id: plan, name: plan, dailyLimit },
      source: 'admin',
      reference: null,
      credits,
      expiresAt,
      replace: false,
    }),
  )
}

export async function insertHolder(
  app: Pick<TestApp, 'db'>,
  credits: Partial<CreditCounts>,
  fields: GrantFields = {},
): Promise<{ id: string; is_admin: boolean }> {
  const { id } = await insertUser(app)
  await insertGrant(app, id, credits, fields)
  return { id, is_admin: false }
}

export const creditsOf = ({ bus }: Pick<TestApp, 'bus'>) => createCreditsService({ bus, plans: createPlansService() })

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
