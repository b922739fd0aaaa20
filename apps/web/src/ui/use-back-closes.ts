import { useEffect, useRef } from 'react'

const layers: (() => void)[] = []
let layerEntries = 0
let nextPopIsOurs = false
let listening = false

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'layer' in state ? Number(state.layer) : 0

/**
 * Adds and removes history entries until there is one for each open layer, such as a dialog, so that Back closes a
 * layer. Runs in a later task than the change of the layers, because one layer may close while another opens.
 */
function settle(): void {
  if (layers.length > layerEntries) {
    layerEntries += 1
    history.pushState({ ...history.state, layer: layerEntries }, '')
    settle()
    return
  }
  const closed = layerEntries - layers.length
  layerEntries = layers.length
  // If a link inside the layer has already navigated away, there is no entry to remove.
  if (closed === 0 || depthOf(history.state) !== layerEntries + closed) return
  nextPopIsOurs = true
  history.go(-closed)
}

function onPopState(event: PopStateEvent): void {
  const depth = depthOf(event.state)
  const isOurs = nextPopIsOurs
  nextPopIsOurs = false
  // Hide the event from the router, because the page stays the same.
  if (isOurs || depth !== layerEntries) event.stopImmediatePropagation()
  if (isOurs) return
  // Skip an entry that belongs to a closed layer.
  if (depth > layerEntries) history.go(layerEntries - depth)
  else {
    layerEntries = depth
    for (const close of layers.splice(depth)) close()
  }
}

function listen(): void {
  if (listening) return
  listening = true
  // Reset the number of layers in the history entry, because a reload closes all layers.
  if (depthOf(history.state) > 0) history.replaceState({ ...history.state, layer: 0 }, '')
  window.addEventListener('popstate', onPopState, { capture: true })
}

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
