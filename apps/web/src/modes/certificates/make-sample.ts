import type { Layer } from '@ufaro/render/codec/layer.ts'
import type { Ctx } from '@ufaro/render/draw/canvas.ts'
import { createRasterizer } from '@ufaro/render/draw/certificate/ink.ts'
import { qrLayers } from '@ufaro/render/draw/certificate/qr-layers.ts'
import { parseHex } from '@ufaro/render/draw/color.ts'
import { type Certificate, inkOf, measuring } from './certificate-drawing.ts'
import type { WithTemplate } from './certificates.form.ts'
import type { SampleAnswer, SampleOrder } from './sample.worker.ts'

let splicer: { worker: Worker; held: Blob | null } | null = null
let rasterize: ReturnType<typeof createRasterizer> | undefined

/** Avoids GPU rendering (`willReadFrequently`), with which reading pixels is several times slower. */
function createSheet(width: number, height: number): Ctx {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const ctx = canvas.getContext('2d', { willReadFrequently: true })
  if (!ctx) throw new Error('Could not get 2D canvas context')
  return ctx
}

export function makeSample(form: WithTemplate, certificate: Certificate): Promise<Blob> {
  const ctx = measuring()
  if (!ctx) throw new Error('Could not get 2D canvas context')
  rasterize ??= createRasterizer(createSheet)
  const draw = rasterize
  const { name, serial, qr } = inkOf(ctx, form.template, form, certificate)
  const color = parseHex(form.fontStyle.color)
  const lines = serial ? [name, serial] : [name]
  const layers = [...lines.map((line) => draw(line, color)), ...(qr ? qrLayers(qr) : [])]
  return splice(form.template.blob, layers)
}

function splice(template: Blob, layers: Layer[]): Promise<Blob> {
  splicer ??= { worker: new Worker(new URL('./sample.worker.ts', import.meta.url), { type: 'module' }), held: null }
  const at = splicer
  const order: SampleOrder = { template: template === at.held ? null : template, layers }
  at.held = template
  const { port1: here, port2: there } = new MessageChannel()
  return new Promise((resolve, reject) => {
    const fail = ({ message }: { message: string }) => {
      // The state of this worker may be broken, so the next sample starts a new one.
      at.worker.terminate()
      if (splicer === at) splicer = null
      reject(new Error(message))
    }
    here.onmessage = ({ data }: MessageEvent<SampleAnswer>) => {
      at.worker.removeEventListener('error', fail)
      here.close()
      if ('made' in data) resolve(data.made)
      else fail({ message: data.error })
    }
    at.worker.addEventListener('error', fail)
    at.worker.postMessage(order, [there])
  })
}
