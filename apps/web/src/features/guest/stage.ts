import type { Ctx, Drawable } from '@ufaro/render/draw/canvas.ts'
import { drawEvent } from '@ufaro/render/draw/events.ts'
import { type Crop, cropOf, firstView, moved, pointedAt, type View } from './crop.ts'
import type { PageData } from './page-data.ts'

const PREVIEW = 720
/** Movement in CSS pixels up to which a touch counts as a tap. */
const SLIP = 8
const STEP = 0.04
const KEYS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

export function createStage(place: HTMLElement, data: PageData, flyer: Drawable) {
  const { placement, width, height } = data
  const aspect = (placement.width * width) / (placement.height * height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(width, PREVIEW)
  canvas.height = Math.round((canvas.width * height) / width)
  canvas.tabIndex = 0
  canvas.setAttribute('role', 'img')
  let photo: Drawable | null = null
  let view: View = { zoom: 1, x: 0.5, y: 0.5 }
  let name = ''
  let waiting = false

  const draw = (ctx: Ctx, guest: Drawable): void => {
    const crop = cropOf(guest, aspect, view)
    ctx.setTransform(ctx.canvas.width / width, 0, 0, ctx.canvas.height / height, 0, 0)
    const ground = { ...flyer, width, height }
    drawEvent(ctx, {
      ...{ flyer: ground, guest, crop, placement },
      ...{ behind: data.behind, nameStyle: data.nameStyle, guestName: name },
    })
  }

  const show = (): void => {
    if (!photo || waiting) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      const ctx = canvas.getContext('2d')
      if (!ctx || !photo) return
      ctx.setTransform(1, 0, 0, 1, 0, 0)
      ctx.clearRect(0, 0, canvas.width, canvas.height)
      draw(ctx, photo)
      canvas.setAttribute('aria-label', name || data.title)
    })
  }

  const move = (by: { x: number; y: number }): void => {
    if (!photo) return
    view = moved(photo, aspect, view, by)
    show()
  }

  const tap = (x: number, y: number): void => {
    if (!photo) return
    const box = canvas.getBoundingClientRect()
    const at = {
      x: ((x - box.left) / box.width - placement.x) / placement.width,
      y: ((y - box.top) / box.height - placement.y) / placement.height,
    }
    if (Math.min(at.x, at.y) < 0 || Math.max(at.x, at.y) > 1) return
    view = pointedAt(photo, aspect, view, at)
    stage.onZoom(view.zoom)
    show()
  }

  let pressed: { x: number; y: number } | null = null
  const pointers = new Map<number, { x: number; y: number }>()
  const apart = () => {
    const [a, b] = [...pointers.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId)
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    pressed = pointers.size === 1 ? { x: event.clientX, y: event.clientY } : null
  })
  canvas.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP) pressed = null
    const distance = apart()
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (pointers.size > 1 && distance > 0) return stage.zoom((view.zoom * apart()) / distance)
    const box = canvas.getBoundingClientRect()
    move({
      x: (event.clientX - before.x) / (box.width * placement.width),
      y: (event.clientY - before.y) / (box.height * placement.height),
    })
  })
  canvas.addEventListener('pointerup', ({ clientX, clientY }) => pressed && tap(clientX, clientY))
  for (const end of ['pointerup', 'pointercancel'] as const) {
    canvas.addEventListener(end, ({ pointerId }) => void pointers.delete(pointerId))
  }
  canvas.addEventListener('keydown', (event) => {
    const by = KEYS[event.key]
    if (!by) return
    event.preventDefault()
    move(by)
  })

  const stage = {
    onZoom: (_zoom: number): void => {},
    hasPhoto: (): boolean => photo !== null,

    take(next: Drawable, face: Crop | null): void {
      photo = next
      view = firstView(next, aspect, face)
      stage.onZoom(view.zoom)
      if (!canvas.isConnected) place.replaceChildren(canvas)
      show()
    },

    zoom(zoom: number): void {
      view = { ...view, zoom: Math.min(4, Math.max(1, zoom)) }
      stage.onZoom(view.zoom)
      show()
    },

    say(next: string): void {
      name = next
      show()
    },

    async finish(): Promise<Blob> {
      if (!photo) throw new Error('there is no photo')
      const whole = document.createElement('canvas')
      whole.width = width
      whole.height = height
      const ctx = whole.getContext('2d')
      if (!ctx) throw new Error('this browser has no room to draw')
      ctx.fillStyle = '#ffffff'
      ctx.fillRect(0, 0, width, height)
      draw(ctx, photo)
      return new Promise((done, fail) =>
        whole.toBlob(
          (blob) => (blob ? done(blob) : fail(new Error('the picture could not be written'))),
          'image/jpeg',
          0.95,
        ),
      )
    },
  }
  return stage
}
