import { ENDLESS_DAYS, FREE_PLAN_ID } from '@ufaro/contract/plan.ts'
import type { PlanConfig } from '@ufaro/contract/plan-config.ts'
import { TOOL_IDS } from '@ufaro/contract/tool-ids.ts'
import type { SeedPlan } from '@ufaro/contract/tools/define-tool.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'

const naira = (amount: number) => amount * 100

const creditsIn = (plan: SeedPlan) => Object.fromEntries(TOOL_IDS.map((mode) => [mode, TOOLS[mode].credits[plan]]))

/** The plans of a new installation, which admins may change. ENDLESS_DAYS means that the free plan never ends. */
export const SEED_PLANS: readonly PlanConfig[] = [
  {
    id: FREE_PLAN_ID,
    name: 'Free',
    price: 0,
    durationDays: ENDLESS_DAYS,
    dailyLimit: 10,
    popular: false,
    credits: creditsIn(FREE_PLAN_ID),
  },
  {
    id: 'day-pass',
    name: 'Day Pass',
    price: naira(1500),
    durationDays: 1,
    dailyLimit: 25,
    popular: false,
    credits: creditsIn('day-pass'),
  },
  {
    id: 'starter-monthly',
    name: 'Starter',
    price: naira(5000),
    durationDays: 30,
    dailyLimit: 20,
    popular: false,
    credits: creditsIn('starter-monthly'),
  },
  {
    id: 'creator-monthly',
    name: 'Creator',
    price: naira(12_000),
    originalPrice: naira(15_000),
    durationDays: 30,
    dailyLimit: 50,
    popular: true,
    credits: creditsIn('creator-monthly'),
  },
  {
    id: 'creator-yearly',
    name: 'Creator Yearly',
    price: naira(120_000),
    originalPrice: naira(144_000),
    durationDays: 365,
    dailyLimit: 80,
    popular: false,
    credits: creditsIn('creator-yearly'),
  },
]
