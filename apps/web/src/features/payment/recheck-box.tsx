import { NO_REFERENCE, PaymentReference, type PaymentStatus } from '@ufaro/contract/http/payments.ts'
import { type FormEvent, useState } from 'react'
import { queryClient } from '#web/lib/query-client.ts'
import { paymentsKey } from '#web/lib/query-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { askPayment } from './payment-calls.ts'

const SENTENCES: Record<PaymentStatus, [tone: 'success' | 'info' | 'danger', sentence: string]> = {
  success: ['success', 'This payment went through, and its credits are on your account.'],
  pending: ['info', 'This payment is still being confirmed. Its credits are added by themselves as soon as it is.'],
  failed: ['danger', 'This payment did not go through, or it was given back. Nothing was added.'],
  abandoned: ['danger', 'This payment was not completed. Nothing was added.'],
}

export function RecheckBox() {
  const [reference, setReference] = useState('')
  const [error, setError] = useState<string>()
  const [status, setStatus] = useState<PaymentStatus>()
  const [asking, setAsking] = useState(false)

  async function ask(event: FormEvent) {
    event.preventDefault()
    if (asking) return
    const parsed = PaymentReference.safeParse(reference.trim())
    setStatus(undefined)
    setError(parsed.success ? undefined : NO_REFERENCE)
    if (!parsed.success) return
    setAsking(true)
    try {
      setStatus((await askPayment(parsed.data)).status)
      void queryClient.invalidateQueries({ queryKey: paymentsKey })
    } catch (fault) {
      setError((fault as Error).message)
    }
    setAsking(false)
  }

  const [tone, sentence] = status ? SENTENCES[status] : []
  return (
    <section aria-labelledby="recheck" className="mt-10 max-w-xl rounded-card border border-line bg-surface p-5">
      <h2 id="recheck" className="font-bold">
        Paid but not credited?
      </h2>
      <p className="mt-1 mb-4 text-small text-ink-soft">
        Enter the reference of the payment, from your bank’s message or receipt. We ask the payment provider again.
      </p>
      <form onSubmit={ask} className="space-y-3" noValidate>
        <Field label="Payment reference" required error={error}>
          <Input
            value={reference}
            onChange={({ target }) => setReference(target.value)}
            className="font-mono"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" look="secondary" loading={asking}>
          Check this payment
        </Button>
      </form>
      <div aria-live="polite" className="mt-3">
        {tone && <Notice tone={tone} title={sentence} />}
      </div>
    </section>
  )
}
