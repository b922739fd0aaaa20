import { useStore } from 'zustand'
import { formatBytes } from '#web/lib/formats.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { onTheWay } from './send-once.ts'

export function SendingBar() {
  const sent = useStore(onTheWay)
  if (sent.size === 0) return null
  const total = [...sent.keys()].reduce((sum, { size }) => sum + size, 0)
  const value = [...sent.values()].reduce((sum, bytes) => sum + bytes, 0)
  return (
    <div className="flex items-center gap-3 text-small text-ink-soft">
      <span>Sending your photo, {formatBytes(total)}</span>
      <ProgressBar label="Sending your photo" max={total} value={value} className="flex-1" />
    </div>
  )
}
