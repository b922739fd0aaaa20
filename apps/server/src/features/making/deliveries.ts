import type { FileRow } from '../../db/schema/files.ts'
import type { Delivery, Effort } from '../runs/outputs.service.ts'

export const NO_EFFORT: Effort = { engine: 'builtin', model: null, durationMs: 0, costMicrousd: 0 }

export const NOTHING: Delivery = {
  content: null,
  understood: null,
  cutout: null,
  guard: null,
  fileId: null,
  width: null,
  height: null,
  bytes: null,
}

export const deliveryOf = ({ id: fileId, width, height, bytes }: FileRow): Delivery => ({
  ...NOTHING,
  fileId,
  width,
  height,
  bytes,
})
