import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProduct } from './start-product.ts'

export const ADMIN = { email: 'admin@ufaro.test', password: 'correct horse' }

/** The real product, as `npm start` runs it, on a port and a data folder of its own. */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ufaro-e2e-'))
  const product = await startProduct({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT: 'off',
  })
  process.env.E2E_URL = product.url
  process.env.E2E_DATA_DIR = dataDir
  return async () => {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
