import { defineConfig, devices } from '@playwright/test'
import { ownProduct } from './e2e/support/own-product.ts'

/** Path of the machine's Chromium. If it is not set, Playwright's own Chromium runs. */
const executablePath = process.env.CHROMIUM
const viewports = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } }

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  // Two workers per core of a small machine, because each worker spends half of its time waiting.
  workers: 4,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // On a slow machine a test may exceed a timeout once. A real fault fails every time.
  retries: 2,
  use: {
    baseURL: ownProduct()?.url,
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: {
      // Set a UTF-8 locale. Without one, Chromium saves a file whose name has non-ASCII letters as `download`.
      env: { ...process.env, LANG: 'C.UTF-8' },
      ...(executablePath && { executablePath }),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
        ...['--disable-component-update', '--disable-sync'],
        // Keep Chromium from rounding glyph widths to whole pixels, because the server, which draws the pictures that
        // the previews must match, does not round them.
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    // Leave out @phone tests, because they use parts of the page that a wide window does not show.
    { name: 'desktop', grepInvert: /@phone/, use: { ...devices['Desktop Chrome'], viewport: viewports.desktop } },
    // Leave out @keyboard tests, because phones have no keyboard, and @desktop tests, which behave the same in a narrow
    // window. Every tool and page has another test that runs in both projects.
    { name: 'phone', grepInvert: /@keyboard|@desktop/, use: { ...devices['Pixel 7'], viewport: viewports.phone } },
  ],
})
