import { inkOf, measuring, type TemplateSize } from './certificate-drawing.ts'
import type { CertificatesForm } from './certificates.form.ts'
import type { SampleOrder } from './sample.worker.ts'
import { layersOf } from './sample-layers.ts'

let worker: Worker | null = null
/** What the worker has prepared. */
let held: Blob | null = null

interface Sample {
  template: Blob
  size: TemplateSize
  form: CertificatesForm
  certificate: { name: string; serial: number }
}

/**
 * One certificate, made as the batch is made: spliced into the template's own bytes, in a worker.
 * @throws Error where this browser cannot
 */
export function makeSample({ template, size, form, certificate }: Sample): Promise<Blob> {
  const ctx = measuring()
  if (!ctx) throw new Error('Could not get 2D canvas context')
  worker ??= new Worker(new URL('./sample.worker.ts', import.meta.url), { type: 'module' })
  const at = worker
  const layers = layersOf(ctx, inkOf(ctx, size, form, certificate), form.fontStyle.color)
  return new Promise((resolve, reject) => {
    at.onmessage = ({ data }: MessageEvent<Blob>) => resolve(data)
    at.onerror = (event) => {
      // Whatever it holds may be broken: the next one starts afresh.
      at.terminate()
      worker = null
      held = null
      reject(new Error(event.message))
    }
    at.postMessage({ template: template === held ? null : template, layers } satisfies SampleOrder)
    held = template
  })
}
