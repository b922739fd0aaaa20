import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useReducer, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useBackCloses } from '#web/ui/use-back-closes.ts'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { isVideo } from '../media/is-video.ts'
import { WhatsAppButton } from '../whatsapp/whatsapp-button.tsx'
import type { Area } from './export-jpeg.ts'
import { PresetBar } from './preset-bar.tsx'
import { ViewerBar } from './viewer-bar.tsx'
import type { ViewerItem } from './viewer-item.ts'
import { PRESETS, reduceViewer, showing, type ViewerEvent, type ViewerState, ZOOM_STEP } from './viewer-state.ts'
import { ZoomStage } from './zoom-stage.tsx'

const CropStage = lazy(async () => ({ default: (await import('./crop-stage.tsx')).CropStage }))

interface ViewerProps {
  items: readonly ViewerItem[]
  start: number
  extra?: (item: ViewerItem) => ReactNode
  below?: (item: ViewerItem) => ReactNode
  onClose: () => void
}

/**
 * Shows results one at a time. Arrow keys and swipes move to the next and previous result. Escape closes only the
 * viewer.
 */
export function Viewer({ items, start, extra, below, onClose }: ViewerProps) {
  const [state, dispatch] = useReducer(reduceViewer, start, showing)
  const returnFocus = useReturnFocus()
  useBackCloses(true, onClose)
  const [area, setArea] = useState<Area | null>(null)
  const count = items.length
  const item = items[Math.min(state.index, count - 1)]
  const aspect = PRESETS.find(({ id }) => id === state.preset)?.aspect ?? null
  const step = (by: 1 | -1) => dispatch({ type: 'step', by, count })
  if (!item) return null

  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          {...returnFocus}
          onKeyDown={(event) => handleKey(event, state, step, dispatch)}
          className="fixed inset-0 z-50 flex animate-appear flex-col bg-ground text-ink focus:outline-none"
        >
          <ViewerBar
            item={item}
            position={`${state.index + 1} / ${count}`}
            zoom={state.zoom}
            onZoom={(zoom) => dispatch({ type: 'zoom', zoom })}
            extra={extra?.(item)}
            area={aspect === null ? null : area}
          />
          <div className="relative flex min-h-0 flex-1 flex-col">
            <div className="relative min-h-0 flex-1 touch-none overflow-hidden">
              {aspect === null ? (
                <ZoomStage key={item.id} item={item} state={state} dispatch={dispatch} onSwipe={step} />
              ) : (
                <Suspense fallback={null}>
                  <CropStage
                    key={item.id}
                    item={item}
                    aspect={aspect}
                    state={state}
                    dispatch={dispatch}
                    onArea={setArea}
                  />
                </Suspense>
              )}
            </div>
            {count > 1 && <Arrows onStep={step} />}
          </div>
          <div data-bottom-bar className="border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
            <div className="mx-auto flex w-full max-w-md gap-2 px-2 pt-2 *:flex-1 *:px-2">
              <WhatsAppButton key={item.id} item={item} />
              {below?.(item)}
            </div>
            {/* Browsers cannot crop videos. */}
            {!isVideo(item.url) && (
              <PresetBar current={state.preset} onChange={(preset) => dispatch({ type: 'preset', preset })} />
            )}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function handleKey(
  event: KeyboardEvent,
  { zoom }: ViewerState,
  step: (by: 1 | -1) => void,
  dispatch: (event: ViewerEvent) => void,
) {
  // The crop frame and the zoom control use the arrow keys themselves.
  const own = event.target instanceof HTMLElement && event.target.closest('[data-own-arrows], input')
  if (event.key === 'ArrowLeft' && !own) step(-1)
  else if (event.key === 'ArrowRight' && !own) step(1)
  else if (event.key === '+' || event.key === '=') dispatch({ type: 'zoom', zoom: zoom + ZOOM_STEP })
  else if (event.key === '-') dispatch({ type: 'zoom', zoom: zoom - ZOOM_STEP })
}

function Arrows({ onStep }: { onStep: (by: 1 | -1) => void }) {
  const look = 'sm:absolute sm:top-1/2 sm:-translate-y-1/2 border border-line bg-surface rounded-full'
  return (
    <div className="flex justify-between px-3 py-2 sm:contents">
      <IconButton label="Previous image" className={`${look} sm:left-3`} onClick={() => onStep(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton label="Next image" className={`${look} sm:right-3`} onClick={() => onStep(1)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  )
}
