import type { CheckedMode } from '@ufaro/contract/http/uploads.ts'
import { Lightbulb } from 'lucide-react'
import { Spinner } from '#web/ui/spinner.tsx'
import { useAdvice } from './use-advice.ts'

export const ADVICE_ID = 'photo-advice'

export function PhotoAdvice({ blob, mode }: { blob: Blob | undefined; mode: CheckedMode | undefined }) {
  const { advice, looking } = useAdvice(blob, mode)
  if (looking) return <Spinner label="Looking at your photo" className="sr-only" />
  if (advice.length === 0) return null
  return (
    <section
      id={ADVICE_ID}
      aria-label="Advice on your photo"
      className="flex gap-3 rounded-card bg-sunken p-4 text-small"
      role="status"
    >
      <Lightbulb aria-hidden className="size-5 shrink-0" />
      <div className="space-y-1">
        {advice.map(({ code, text }) => (
          <p key={code}>{text}</p>
        ))}
        <p className="text-ink-soft">You can also go on with this photo.</p>
      </div>
    </section>
  )
}
