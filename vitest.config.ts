import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests without a browser. Run one project alone with `--project server`. */
export default defineConfig({
  test: {
    // Each worker also runs servers and a database; more would only compete.
    maxWorkers: 2,
    // A slow machine may exceed a timeout once; a real fault fails every time.
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
          // Background work that takes milliseconds may take seconds under load.
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
