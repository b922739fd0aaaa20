import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const DELAY_MS = 400
const GAP = 6

interface Hint {
  text: string
  over: DOMRect
}

export function TooltipLayer() {
  const [hint, setHint] = useState<Hint | null>(null)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => watchHints(setHint), [])
  useLayoutEffect(() => {
    if (box.current && hint) place(box.current, hint.over)
  }, [hint])

  if (!hint) return null
  return (
    <div
      ref={box}
      aria-hidden
      data-tooltip
      className="pointer-events-none fixed z-60 max-w-60 animate-appear rounded-tight bg-ink px-2 py-1 text-small text-ground"
    >
      {hint.text}
    </div>
  )
}

function place(box: HTMLElement, over: DOMRect): void {
  const { width, height } = box.getBoundingClientRect()
  const centred = over.left + over.width / 2 - width / 2
  const above = over.top - height - GAP
  box.style.left = `${Math.max(GAP, Math.min(centred, document.documentElement.clientWidth - width - GAP))}px`
  box.style.top = `${above >= GAP ? above : over.bottom + GAP}px`
}

function watchHints(show: (hint: Hint | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const hide = () => {
    clearTimeout(timer)
    show(null)
  }
  const consider = (target: EventTarget | null, wait: number) => {
    hide()
    const owner = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
    if (!owner) return
    timer = setTimeout(() => show({ text: owner.dataset.tip ?? '', over: owner.getBoundingClientRect() }), wait)
  }
  const over = (event: PointerEvent) => event.pointerType === 'mouse' && consider(event.target, DELAY_MS)
  const focus = ({ target }: FocusEvent) =>
    target instanceof Element && target.matches(':focus-visible') && consider(target, 0)
  const stop = new AbortController()
  const options = { signal: stop.signal, capture: true }
  document.addEventListener('pointerover', over, options)
  document.addEventListener('focusin', focus, options)
  for (const name of ['focusout', 'pointerdown', 'keydown', 'scroll']) document.addEventListener(name, hide, options)
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}
