import { printPreview, printTemplate } from '@ufaro/render/node/templates/print-template.ts'
import { serveThread } from '../../infra/threads/serve-thread.ts'
import type { PrintTask } from './printer.ts'

serveThread<PrintTask, Uint8Array, never>(({ id, values }) => (values ? printTemplate(id, values) : printPreview(id)))
