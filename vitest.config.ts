import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

/**
 * Tests that replace modules. They run in workers of their own, because other tests in a worker may have loaded the
 * modules before.
 */
const REPLACING_MODULES = ['apps/server/src/features/auth/passwords.test.ts']
/**
 * Loading the server takes longer than most of its tests, so test files share workers and the modules that were loaded
 * there.
 */
const SHARED = {
  isolate: false,
  exclude: [...configDefaults.exclude, ...REPLACING_MODULES.map((file) => path.resolve(import.meta.dirname, file))],
}

/** Tests without a browser. Run one project alone with `--project server`. */
export default defineConfig({
  test: {
    // One worker more than a small machine has cores, because tests often wait for servers, processes and timeouts.
    maxWorkers: 3,
    // On a slow machine a test may exceed a timeout once. A real fault fails every time.
    retry: 1,
    projects: [
      {
        test: {
          ...SHARED,
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          globalSetup: path.resolve(import.meta.dirname, 'apps/server/test/global-setup.ts'),
          // On a slow machine the longest tests take a minute.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Wait longer than usual, because background work that takes milliseconds may take seconds under load.
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
      {
        test: { ...SHARED, name: 'packages', root: 'packages', include: ['*/src/**/*.test.ts'], testTimeout: 180_000 },
      },
      { test: { name: 'modules', include: REPLACING_MODULES, testTimeout: 60_000 } },
      { test: { name: 'web', root: 'apps/web', include: ['src/**/*.test.ts'], testTimeout: 30_000 } },
    ],
  },
})
