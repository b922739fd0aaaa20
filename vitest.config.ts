import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests without a browser. Each project can run alone: `--project server`. */
export default defineConfig({
  test: {
    // Servers and a database run beside the tests: more workers than this only wait for each other.
    maxWorkers: 2,
    // A slow machine may outlast a story's patience once; a fault shows every time.
    retry: 1,
    projects: [
      {
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          globalSetup: path.resolve(import.meta.dirname, 'apps/server/test/global-setup.ts'),
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // What happens by itself in milliseconds may take seconds where many things run beside it.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'sandbox',
          root: 'apps/paystack-sandbox',
          include: ['test/**/*.test.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      { test: { name: 'scripts', include: ['scripts/*.test.ts', 'tools/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'packages', root: 'packages', include: ['*/src/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'web', root: 'apps/web', include: ['src/**/*.test.ts'], testTimeout: 30_000 } },
    ],
  },
})
