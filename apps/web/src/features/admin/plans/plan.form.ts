import { PLAN_DEFAULTS } from '@ufaro/contract/plan.ts'
import { PlanConfig } from '@ufaro/contract/plan-config.ts'
import { TOOL_IDS, type ToolId } from '@ufaro/contract/tool-ids.ts'

export interface PlanForm {
  id: string
  name: string
  price: string
  originalPrice: string
  durationDays: string
  dailyLimit: string
  popular: boolean
  credits: Record<ToolId, string>
}

const creditsOf = (credits: PlanConfig['credits']) =>
  Object.fromEntries(TOOL_IDS.map((mode) => [mode, String(credits[mode] ?? 0)])) as Record<ToolId, string>

export const formOf = (plan: PlanConfig | null): PlanForm => ({
  id: plan?.id ?? '',
  name: plan?.name ?? '',
  price: String(plan?.price ?? 0),
  originalPrice: plan?.originalPrice == null ? '' : String(plan.originalPrice),
  durationDays: String(plan?.durationDays ?? PLAN_DEFAULTS.durationDays),
  dailyLimit: String(plan?.dailyLimit ?? PLAN_DEFAULTS.dailyLimit),
  popular: plan?.popular ?? false,
  credits: creditsOf(plan?.credits ?? {}),
})

const numberOf = (text: string): number => (text.trim() === '' ? 0 : Number(text))

type Checked = { config: PlanConfig } | { faults: Record<string, string> }

/**
 * Returns either the valid plan or the error messages by field name, such as `credits.gif`.
 * @param taken ids that a new plan may not use, empty when a plan is edited
 */
export function checkPlan(form: PlanForm, taken: readonly string[]): Checked {
  const { success, data, error } = PlanConfig.safeParse({
    id: form.id,
    name: form.name,
    price: numberOf(form.price),
    originalPrice: form.originalPrice.trim() === '' ? null : numberOf(form.originalPrice),
    durationDays: numberOf(form.durationDays),
    dailyLimit: numberOf(form.dailyLimit),
    popular: form.popular,
    credits: Object.fromEntries(TOOL_IDS.map((mode) => [mode, numberOf(form.credits[mode])])),
  })
  const faults: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) faults[path.join('.')] ??= message
  if (taken.includes(form.id.trim())) faults.id ??= 'Plan ID already exists'
  return success && Object.keys(faults).length === 0 ? { config: data } : { faults }
}
