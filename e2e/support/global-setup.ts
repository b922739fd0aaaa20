import { rmSync } from 'node:fs'
import type { FullConfig } from '@playwright/test'
import { makeScratchFolder } from '../../apps/server/test/scratch-folder.ts'
import { announce } from './own-product.ts'
import { startProduct } from './start-product.ts'

export const ADMIN = { email: 'admin@ufaro.test', password: 'correct horse' }

/** Each Playwright worker has its own product, with its own port and data folder. */
export default async function setup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const ends = await Promise.all(Array.from({ length: workers }, (_, worker) => startFor(worker)))
  return async () => {
    await Promise.all(ends.map((end) => end()))
  }
}

async function startFor(worker: number): Promise<() => Promise<void>> {
  const dataDir = makeScratchFolder('ufaro-e2e-')
  const product = await startProduct({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT: 'off',
    WEBHOOKS_ALLOW_LOOPBACK: 'on',
  })
  announce(worker, { url: product.url, dataDir })
  return async () => {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
