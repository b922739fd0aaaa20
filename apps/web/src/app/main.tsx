import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import '../ui/styles/main.css'

const place = document.getElementById('root')
if (!place) throw new Error('Could not find root element to mount to')

/** Resolves with the app's root element: at once, or after that element has replaced the prerendered page. */
export const shown: Promise<HTMLElement> = place.hasChildNodes() ? takeOver(place) : show(place)

function show(element: HTMLElement): Promise<HTMLElement> {
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  return Promise.resolve(element)
}

/** Renders the app beside the prerendered page and then replaces that page, so that nothing flashes or jumps. */
function takeOver(drawn: HTMLElement): Promise<HTMLElement> {
  const live = document.createElement('div')
  live.id = drawn.id
  void show(live)
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (!live.querySelector('h1')) return
      watch.disconnect()
      void released(drawn).then(() => {
        drawn.replaceWith(live)
        resolve(live)
      })
    })
    watch.observe(live, { childList: true, subtree: true })
  })
}

/** Waits until no pointer is pressed on the page. A click is lost if the page is replaced between press and release. */
async function released(element: HTMLElement): Promise<void> {
  while (element.matches(':active')) await new Promise(requestAnimationFrame)
}
