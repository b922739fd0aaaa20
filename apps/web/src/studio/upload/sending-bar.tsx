import { useStore } from 'zustand'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { onTheWay } from './send-once.ts'

/** How far the pictures on their way to the server are; nothing while none is. */
export function SendingBar() {
  const fractions = useStore(onTheWay, (blobs) => [...blobs.values()].join())
  if (fractions === '') return null
  const all = fractions.split(',').map(Number)
  const value = all.reduce((sum, each) => sum + each, 0) / all.length
  return (
    <div className="flex items-center gap-3 text-small text-ink-soft">
      <span>Sending your photo</span>
      <ProgressBar label="Sending your photo" max={1} value={value} className="flex-1" />
    </div>
  )
}
