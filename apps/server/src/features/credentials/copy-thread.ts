import { makeCopy } from '@ufaro/render/node/certificates/make-copy.ts'
import { serveThread } from '../../infra/threads/serve-thread.ts'
import type { CopyTask } from './copy-printer.ts'

serveThread<CopyTask, Uint8Array, never>(({ kind, template, look, title, ...certificate }) =>
  makeCopy(kind, Buffer.from(template), { ...look, title }, certificate),
)
