import { formatCredits } from '@ufaro/contract/credits.ts'
import { sentenceOf } from '@ufaro/contract/errors.ts'
import type { ToolId } from '@ufaro/contract/tools.ts'
import { toolOf } from '@ufaro/contract/tools.ts'
import { Sparkles } from 'lucide-react'
import { useId, useMemo } from 'react'
import { creditsPath } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useCommand } from '../shortcuts/command-store.ts'
import { GENERATE } from '../shortcuts/keys.ts'
import { useCreditCount } from './use-credit-count.ts'

interface GenerateButtonProps {
  mode: ToolId
  onGenerate: (() => void) | null
  onCancel: () => void
  canceling: boolean
  missing: string | null
  /** Why the result may disappoint. If set, the Generate button is less prominent. */
  doubt?: string | undefined
  looking?: boolean
}

export function GenerateButton(props: GenerateButtonProps) {
  const { mode, onGenerate, onCancel, canceling, missing, doubt, looking } = props
  const { left } = useCreditCount(mode)
  const reason = missing ?? doubt
  const reasonId = useId()
  const run = onGenerate && !missing && left !== 0 ? onGenerate : null
  useCommand(useMemo(() => run && { id: GENERATE, label: 'Generate', keys: 'Ctrl Enter', run }, [run]))

  if (!onGenerate)
    return (
      <Button look="secondary" className="w-full" loading={canceling} onClick={onCancel}>
        Cancel
      </Button>
    )
  if (left === 0) return <GetCredits mode={mode} />
  return (
    <div className="space-y-1.5">
      {reason && (
        <p id={reasonId} className="text-small text-ink-soft">
          {reason}
        </p>
      )}
      <Button
        look={doubt ? 'secondary' : 'primary'}
        className="w-full leading-tight"
        loading={looking}
        disabled={missing !== null}
        onClick={onGenerate}
        aria-describedby={reason ? reasonId : undefined}
      >
        {looking ? 'Looking at your photo...' : <Offer verb={doubt ? 'Go on anyway' : 'Generate'} left={left} />}
      </Button>
    </div>
  )
}

function GetCredits({ mode }: { mode: ToolId }) {
  const planEnded = useSession(({ userPlan }) => userPlan?.plan_name != null && !userPlan.is_active)
  const reason = planEnded ? sentenceOf('PLAN_EXPIRED') : toolOf(mode).noCredits
  return (
    <div className="space-y-2">
      {reason && <p className="text-small">{reason}</p>}
      <ButtonLink to={creditsPath(mode)} className="w-full">
        Get credits
      </ButtonLink>
    </div>
  )
}

type Left = ReturnType<typeof useCreditCount>['left']

/** Verb and price are two lines on narrow screens, and hidden punctuation makes them one name for screen readers. */
function Offer({ verb, left }: { verb: string; left: Left }) {
  return (
    <>
      <Sparkles aria-hidden className="size-5 shrink-0" />
      <span className="flex gap-x-1 max-sm:flex-col max-sm:items-start">
        <span>
          {verb}
          <span className="max-sm:sr-only"> ·</span>
        </span>{' '}
        <span className="max-sm:text-small max-sm:font-normal">{priceOf(left)}</span>
      </span>
    </>
  )
}

const priceOf = (left: Left) => (left === null ? '1 credit' : `1 credit, ${formatCredits(left)} left`)
