import { makeMark } from '@ufaro/render/node/events/make-mark.ts'
import { placeOnFlyer, settleFlyer } from '@ufaro/render/node/events/settle-flyer.ts'
import { serveThread } from '../../infra/threads/serve-thread.ts'
import type { FlyerTask } from './flyers.ts'

serveThread<FlyerTask, unknown, never>(async (task) => {
  if (task.kind === 'mark') return makeMark(task.name, task.colors)
  const { buffer, byteOffset, length } = task.flyer
  const flyer = Buffer.from(buffer, byteOffset, length)
  return task.kind === 'settle'
    ? settleFlyer(flyer, task.contentType, task.placement)
    : placeOnFlyer(flyer, task.placement)
})
