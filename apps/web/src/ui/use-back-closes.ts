import { useEffect, useRef } from 'react'

/** Close functions of the layers that are open, the topmost last. */
const layers: (() => void)[] = []
/** Entries of the browser's history that stand for them. */
let entries = 0
/** The next change of the history is of our own making. */
let ours = false
let listening = false

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'layer' in state ? Number(state.layer) : 0

/** Brings the history to as many entries as there are layers. Deferred: one layer may give way to another. */
function settle(): void {
  if (layers.length > entries) {
    entries += 1
    history.pushState({ ...history.state, layer: entries }, '')
    settle()
    return
  }
  const closed = entries - layers.length
  entries = layers.length
  // Whoever followed a link out of a layer is elsewhere by now.
  if (closed === 0 || depthOf(history.state) !== entries + closed) return
  ours = true
  history.go(-closed)
}

function onPopState(event: PopStateEvent): void {
  const depth = depthOf(event.state)
  const isOurs = ours
  ours = false
  // The page stays the same one: the router has nothing to do.
  if (isOurs || depth !== entries) event.stopImmediatePropagation()
  if (isOurs) return
  // The entry of a layer that has long been closed: the page itself is below it.
  if (depth > entries) history.go(entries - depth)
  else {
    entries = depth
    for (const close of layers.splice(depth)) close()
  }
}

function listen(): void {
  if (listening) return
  listening = true
  // A reload closes every layer.
  if (depthOf(history.state) > 0) history.replaceState({ ...history.state, layer: 0 }, '')
  window.addEventListener('popstate', onPopState, { capture: true })
}

/** The browser's Back closes an open layer instead of leaving the page. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    if (!open) return
    listen()
    const close = () => latest.current()
    layers.push(close)
    setTimeout(settle)
    return () => {
      const at = layers.indexOf(close)
      if (at >= 0) layers.splice(at, 1)
      setTimeout(settle)
    }
  }, [open])
}
