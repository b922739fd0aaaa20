import { INITIALIZE_FAILED, type PaymentStatus } from '@ufaro/contract/http/payments.ts'
import type { PublicPlan } from '@ufaro/contract/plan.ts'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { onPayment } from '#web/lib/events/live-updates.ts'
import { callbackPath } from '#web/lib/paths.ts'
import { openCheckoutWindow, watchCheckout } from './checkout-window.ts'
import { askPayment, beginPayment, type Checkout } from './payment-calls.ts'
import { awaitReturn } from './return-channel.ts'

export type CheckoutState =
  | { step: 'idle' }
  | { step: 'starting'; plan: PublicPlan }
  | { step: 'waiting'; plan: PublicPlan; checkout: Checkout; opened: Window }
  | { step: 'blocked'; plan: PublicPlan; checkout: Checkout }
  | { step: 'checking'; plan: PublicPlan; checkout: Checkout }
  | { step: 'unpaid'; plan: PublicPlan; checkout: Checkout; status: Exclude<PaymentStatus, 'success'> }
  /** If `checkout` is set, the payment may have succeeded and only its check failed, so the user must not pay again. */
  | { step: 'failed'; plan: PublicPlan; sentence: string; checkout?: Checkout }

export function useCheckout() {
  const [state, setState] = useState<CheckoutState>({ step: 'idle' })
  const navigate = useNavigate()

  async function buy(plan: PublicPlan): Promise<void> {
    const opened = openCheckoutWindow()
    setState({ step: 'starting', plan })
    try {
      const checkout = await beginPayment(plan.id)
      if (!opened) return setState({ step: 'blocked', plan, checkout })
      if (opened.closed) return setState({ step: 'unpaid', plan, checkout, status: 'abandoned' })
      opened.location.replace(checkout.url)
      setState({ step: 'waiting', plan, checkout, opened })
    } catch (error) {
      opened?.close()
      setState({ step: 'failed', plan, sentence: error instanceof Error ? error.message : INITIALIZE_FAILED })
    }
  }

  const finish = useCallback(({ reference }: Checkout) => navigate(callbackPath(reference)), [navigate])

  const check = useCallback(
    async (plan: PublicPlan, checkout: Checkout) => {
      setState({ step: 'checking', plan, checkout })
      try {
        const { status } = await askPayment(checkout.reference)
        if (status === 'success') return finish(checkout)
        setState({ step: 'unpaid', plan, checkout, status })
      } catch (error) {
        setState({ step: 'failed', plan, checkout, sentence: (error as Error).message })
      }
    },
    [finish],
  )

  useEffect(() => {
    if (state.step !== 'waiting') return
    const { plan, checkout, opened } = state
    const end = () => {
      opened.close()
      finish(checkout)
    }
    const onHint = () => void askPayment(checkout.reference).then(({ status }) => status === 'success' && end(), ignore)
    const onReturn = () => {
      opened.close()
      void check(plan, checkout)
    }
    const stops = [
      watchCheckout({ checkout: opened, url: checkout.url, onClosed: () => void check(plan, checkout), onHint }),
      awaitReturn(checkout.reference, onReturn),
      onPayment(({ reference, status }) => reference === checkout.reference && status === 'success' && end()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [state, check, finish])

  return { state, buy, check, forget: () => setState({ step: 'idle' }) }
}

const ignore = () => undefined
