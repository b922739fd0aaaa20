import type { PaymentStatus } from '@ufaro/contract/http/payments.ts'
import { useEffect } from 'react'
import { formatNaira } from '#web/lib/formats.ts'
import { session } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { isSessionExpired, POPUP_BLOCKED } from './payment-words.ts'
import type { CheckoutState, useCheckout } from './use-checkout.ts'

const REDIRECT_MS = 4000

export function CheckoutPanel({ checkout }: { checkout: ReturnType<typeof useCheckout> }) {
  const { state, buy, check, forget } = checkout
  switch (state.step) {
    case 'idle':
    case 'starting':
      return null
    case 'waiting':
      return <Waiting state={state} onCancel={() => void check(state.plan, state.checkout)} />
    case 'checking':
      return (
        <Notice tone="info" className="mb-6">
          <p className="flex items-center gap-2">
            <Spinner /> Checking your payment …
          </p>
        </Notice>
      )
    case 'blocked':
      return <Blocked url={state.checkout.url} />
    case 'unpaid':
      return (
        <Unpaid
          state={state}
          onTry={() => void buy(state.plan)}
          onCheck={() => void check(state.plan, state.checkout)}
        />
      )
    case 'failed':
      return <Failed state={state} onBuy={() => void buy(state.plan)} onCheck={check} onLeave={forget} />
  }
}

type StateOf<Step extends CheckoutState['step']> = Extract<CheckoutState, { step: Step }>

function Waiting({ state: { plan, opened }, onCancel }: { state: StateOf<'waiting'>; onCancel: () => void }) {
  const cancel = () => {
    opened.close()
    onCancel()
  }
  return (
    <Notice tone="info" title={`Pay ${formatNaira(plan.price)} for ${plan.name}`} className="mb-6">
      <p>The payment page is open in a window of its own. This page goes on by itself once you have paid.</p>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={() => opened.focus()}>
          Show the payment window
        </Button>
        <Button look="ghost" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </Notice>
  )
}

function Blocked({ url }: { url: string }) {
  useEffect(() => {
    const timer = setTimeout(() => window.location.assign(url), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [url])
  return (
    <Notice tone="danger" title={POPUP_BLOCKED} className="mb-6">
      <p>We take you to the payment page in this window instead, and back here afterwards.</p>
      <a href={url} className={buttonLook('secondary')}>
        Go there now
      </a>
    </Notice>
  )
}

interface FailedProps {
  state: StateOf<'failed'>
  onBuy: () => void
  onCheck: ReturnType<typeof useCheckout>['check']
  onLeave: () => void
}

function Failed({ state: { sentence, plan, checkout }, onBuy, onCheck, onLeave }: FailedProps) {
  if (isSessionExpired(sentence)) return <SessionExpired />
  return (
    <Notice tone="danger" title={sentence} className="mb-6">
      {checkout && <p>If you have paid, your credits are added by themselves as soon as the payment is confirmed.</p>}
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={checkout ? () => void onCheck(plan, checkout) : onBuy}>
          Try Again
        </Button>
        <Button look="ghost" onClick={onLeave}>
          Choose another plan
        </Button>
      </div>
    </Notice>
  )
}

const OUTCOMES: Record<Exclude<PaymentStatus, 'success'>, [title: string, sentence: string]> = {
  pending: [
    'Your payment is still being confirmed',
    'Your credits are added by themselves as soon as it is. You may leave this page.',
  ],
  failed: ['The payment did not go through', 'Nothing was added to your account. You may try again with another card.'],
  abandoned: [
    'The payment was not completed',
    'The payment window was closed before the payment went through. No credits were added.',
  ],
}

function Unpaid({ state, onTry, onCheck }: { state: StateOf<'unpaid'>; onTry: () => void; onCheck: () => void }) {
  const [title, sentence] = OUTCOMES[state.status]
  return (
    <Notice tone={state.status === 'pending' ? 'info' : 'danger'} title={title} className="mb-6">
      <p>{sentence}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={onTry}>
          Try Again
        </Button>
        <Button look="ghost" onClick={onCheck}>
          I have paid: check again
        </Button>
      </div>
    </Notice>
  )
}

export function SessionExpired() {
  return (
    <Notice tone="danger" title="Session Expired" className="mb-6">
      <p>Please log in again to go on. Nothing was lost.</p>
      <Button look="secondary" onClick={() => void session.signOut()}>
        Log In Again
      </Button>
    </Notice>
  )
}
