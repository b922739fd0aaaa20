import { readScript } from '@ufaro/contract/tools/script-lines.ts'
import { AArrowDown, AArrowUp, type LucideIcon, Minus, Pause, Play, Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface TeleprompterProps {
  title: string
  script: string
  lang: string | undefined
  onClose: () => void
}

const SIZES = [24, 32, 40, 52, 64] as const
/** Speeds in tenths of a line per second. */
const SPEEDS = [2, 3, 4, 6, 8] as const

const stepTo = (to: number, all: readonly number[], label: string, Icon: LucideIcon, go: (to: number) => void) => (
  <IconButton label={label} disabled={all[to] === undefined} onClick={() => go(to)}>
    <Icon aria-hidden />
  </IconButton>
)

export function Teleprompter({ title, script, lang, onClose }: TeleprompterProps) {
  const [rolling, setRolling] = useState(false)
  const [size, setSize] = useState(1)
  const [speed, setSpeed] = useState(2)
  const scroller = useRef<HTMLElement>(null)
  const [fontSize, linesASecond] = [SIZES[size] ?? 32, (SPEEDS[speed] ?? 4) / 10]
  useRolling(scroller, rolling ? fontSize * 1.5 * linesASecond : 0, () => setRolling(false))

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Teleprompter: ${title}`}
      className="inset-0! h-dvh max-h-none! w-dvw! translate-none! rounded-none! border-0!"
      footer={
        <div className="flex w-full flex-wrap items-center justify-center gap-x-3 gap-y-2">
          <Button icon={rolling ? Pause : Play} onClick={() => setRolling(!rolling)}>
            {rolling ? 'Pause' : 'Start'}
          </Button>
          <span className="flex items-center">
            {stepTo(speed - 1, SPEEDS, 'Slower', Minus, setSpeed)}
            <span className="text-small tabular-nums">Speed {speed + 1}</span>
            {stepTo(speed + 1, SPEEDS, 'Faster', Plus, setSpeed)}
          </span>
          <span className="flex">
            {stepTo(size - 1, SIZES, 'Smaller text', AArrowDown, setSize)}
            {stepTo(size + 1, SIZES, 'Larger text', AArrowUp, setSize)}
          </span>
        </div>
      }
    >
      <section
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it only if it has the focus
        tabIndex={0}
        aria-label="What to say"
        lang={lang}
        style={{ fontSize }}
        className="h-full overflow-y-auto px-2 leading-normal"
      >
        <div className="mx-auto max-w-3xl space-y-[0.6em] pb-[70dvh]">
          {readScript(script).map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal lines may repeat, and lines never change their order
            <p key={at} className={line.kind === 'scene' || line.kind === 'action' ? 'text-body text-ink-soft' : ''}>
              {line.kind === 'speaker' && <strong className="block text-body text-accent-text">{line.speaker}</strong>}
              {line.text}
            </p>
          ))}
        </div>
      </section>
    </Dialog>
  )
}

function useRolling(scroller: React.RefObject<HTMLElement | null>, pixelsASecond: number, onEnd: () => void) {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const element = scroller.current
    if (!element || pixelsASecond === 0) return
    // Keep the exact position here, because browsers round the scroll position.
    let at = element.scrollTop
    let before = performance.now()
    let frame = requestAnimationFrame(function roll(now) {
      // If the user has scrolled, continue from the new position.
      if (Math.abs(element.scrollTop - at) > 2) at = element.scrollTop
      at += (pixelsASecond * (now - before)) / 1000
      before = now
      element.scrollTop = at
      if (at >= element.scrollHeight - element.clientHeight) return end()
      frame = requestAnimationFrame(roll)
    })
    return () => cancelAnimationFrame(frame)
  }, [scroller, pixelsASecond])
}
