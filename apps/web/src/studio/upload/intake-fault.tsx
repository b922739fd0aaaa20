import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Intake } from './use-picture-intake.ts'

export function IntakeFault({ intake }: { intake: Intake }) {
  if (intake.reading) return <Spinner label="Looking at your photo" className="sr-only" />
  return intake.fault ? (
    <Notice tone="danger" className="text-left">
      {intake.fault}
    </Notice>
  ) : null
}
