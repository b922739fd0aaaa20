import type { Endpoint } from '@ufaro/contract/http/endpoint.ts'
import type { ToolId } from '@ufaro/contract/tools.ts'
import { type ReactNode, useState } from 'react'
import { ApiError, sentenceOf } from '#web/lib/http/api-error.ts'
import type { CallInput } from '#web/lib/http/create-call.ts'
import { creditsPath } from '#web/lib/paths.ts'
import { session } from '#web/lib/session.ts'
import { useCreditCount } from '#web/studio/credits/use-credit-count.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useKeyedCall } from '../keyed-call.ts'

export function useSpending(onRun: (runId: string) => void, onClose: () => void) {
  const keyed = useKeyedCall()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  async function spend<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<void> {
    setBusy(true)
    setFault(undefined)
    try {
      const { runId } = (await keyed(endpoint, input)) as { runId: string }
      void session.refreshData({ force: true })
      onRun(runId)
      onClose()
    } catch (error) {
      const field = error instanceof ApiError ? Object.values(error.fields)[0] : undefined
      setFault(field ?? sentenceOf(error))
      setBusy(false)
    }
  }
  return { busy, fault, spend }
}
type Spending = ReturnType<typeof useSpending>

export const RunFault = ({ spending: { fault } }: { spending: Spending }) =>
  fault ? <Notice tone="danger">{fault}</Notice> : null

interface RunActionsProps {
  mode: ToolId
  spending: Spending
  disabled: boolean
  onMake: () => void
  onClose: () => void
  children: ReactNode
}

export function RunActions({ mode, spending, disabled, onMake, onClose, children }: RunActionsProps) {
  const { left } = useCreditCount(mode)
  return (
    <>
      <Button look="ghost" onClick={onClose}>
        Cancel
      </Button>
      {left === 0 ? (
        <ButtonLink to={creditsPath(mode)}>Get credits</ButtonLink>
      ) : (
        <Button loading={spending.busy} disabled={disabled} onClick={onMake}>
          {children} · 1 credit
        </Button>
      )}
    </>
  )
}
