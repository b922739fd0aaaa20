import { describeByMeasure } from '@ufaro/render/node/describe/describe-by-measure.ts'
import { serveThread } from '../../infra/threads/serve-thread.ts'

serveThread<Uint8Array, string, never>(async ({ buffer, byteOffset, length }) =>
  describeByMeasure(Buffer.from(buffer, byteOffset, length)),
)
