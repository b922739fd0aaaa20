import type { Env } from '../../env.ts'
import { createBuiltin } from './builtin.service.ts'

export function createBuiltinRoom({ env }: { env: Env }) {
  const builtin = createBuiltin({ threads: env.WORKER_CONCURRENCY.threads })
  return { builtin, warm: builtin.warm, close: builtin.close }
}
