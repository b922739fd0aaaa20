import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { startGeminiStandIn } from '../../apps/server/test/stand-ins/gemini.ts'
import { startProduct } from './start-product.ts'

type Model = Awaited<ReturnType<typeof startGeminiStandIn>>

/** Each Playwright worker has its own product and, as its AI model, a Gemini stand-in that fails on demand. */
export const test = base.extend<{ model: Model }, { house: { url: string; model: Model } }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'ufaro-model-'))
      const model = await startGeminiStandIn()
      const product = await startProduct({
        DATA_DIR: dataDir,
        ADMIN_EMAIL: 'admin@ufaro.test',
        ADMIN_PASSWORD: 'correct horse',
        RATE_LIMIT: 'off',
        GEMINI_API_KEYS: 'any',
        GEMINI_BASE_URL: model.baseUrl,
      })
      await use({ url: product.url, model })
      await product.stop()
      await model.close()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ house }, use) => use(house.url),
  /** Removes the faults that an earlier test set, before every test, even if the test does not use `model`. */
  model: [
    async ({ house }, use) => {
      house.model.reset()
      await use(house.model)
    },
    { auto: true },
  ],
})
