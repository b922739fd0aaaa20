import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { formatKobo } from '#web/lib/formats.ts'
import { creditsPath, paths, studioPath } from '#web/lib/paths.ts'
import { wantedTool } from '#web/lib/wanted-tool.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { SessionExpired } from './checkout-panel.tsx'
import { isSessionExpired } from './payment-words.ts'
import { type Return, useIsHandledElsewhere, useReturn } from './use-return.ts'

export function PaymentCallbackPage() {
  const [search] = useSearchParams()
  const state = useReturn()
  const taken = useIsHandledElsewhere(search.get('reference') ?? search.get('trxref') ?? undefined)
  return (
    <Page title={TITLES[state.step]} width="max-w-xl" className="flex flex-col items-center justify-center text-center">
      <div aria-live="polite" className="flex flex-col items-center gap-5">
        <Outcome state={state} />
        {taken && <p className="text-small text-ink-soft">You can close this window and go on in the first one.</p>}
      </div>
    </Page>
  )
}

const TITLES: Record<Return['step'], string> = {
  verifying: 'Verifying your payment',
  success: 'Payment successful',
  late: 'Still being confirmed',
  failed: 'Payment failed',
}

function Outcome({ state }: { state: Return }) {
  const tool = wantedTool()
  const studio = tool ? studioPath(tool) : paths.studio
  switch (state.step) {
    case 'verifying':
      return (
        <>
          <Spinner label="Verifying your payment" className="[&_svg]:size-10" />
          <p>This takes a moment. You may reload this page at any time.</p>
        </>
      )
    case 'success':
      return (
        <>
          <CircleCheck aria-hidden className="size-14 text-success" />
          <p>{formatKobo(state.payment.amount)} received. Your new credits are ready.</p>
          <Reference>{state.payment.reference}</Reference>
          <Ways>
            <ButtonLink to={studio}>Go to Studio</ButtonLink>
            <ButtonLink to={paths.history} look="secondary">
              Payment history
            </ButtonLink>
          </Ways>
        </>
      )
    case 'late':
      return (
        <>
          <p>Your bank takes longer than usual. Your credits are added by themselves as soon as it has answered.</p>
          <Ways>
            <Button onClick={state.again}>Check again</Button>
            <ButtonLink to={studio} look="secondary">
              Go to Studio
            </ButtonLink>
          </Ways>
        </>
      )
    case 'failed':
      return <Failed state={state} studio={studio} payment={tool ? creditsPath(tool) : paths.payment} />
  }
}

interface FailedProps {
  state: Extract<Return, { step: 'failed' }>
  studio: string
  payment: string
}

function Failed({ state: { sentence, again }, studio, payment }: FailedProps) {
  if (isSessionExpired(sentence)) return <SessionExpired />
  return (
    <>
      <CircleX aria-hidden className="size-14 text-danger" />
      <p role="alert">{sentence}</p>
      <Ways>
        <ButtonLink to={payment}>Try Again</ButtonLink>
        <ButtonLink to={studio} look="secondary">
          Continue with Free Plan
        </ButtonLink>
        {again && (
          <Button look="ghost" onClick={again}>
            I have paid: check again
          </Button>
        )}
      </Ways>
    </>
  )
}

const Ways = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap justify-center gap-2">{children}</div>
)

const Reference = ({ children }: { children: string }) => (
  <p className="text-small text-ink-soft">
    Reference <span className="font-mono break-all">{children}</span>
  </p>
)
