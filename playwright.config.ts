import { defineConfig, devices } from '@playwright/test'
import { ownProduct } from './e2e/support/own-product.ts'

/** The machine's Chromium if given, else Playwright's. */
const executablePath = process.env.CHROMIUM
const viewports = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } }

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  // Each has its own product and browser, which idle a third of the time: one more than the cores of a small machine.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A slow machine may exceed a timeout once; a real fault fails every time.
  retries: 2,
  use: {
    baseURL: ownProduct()?.url,
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: {
      // Without a UTF-8 locale Chromium names a download with other letters `download`.
      env: { ...process.env, LANG: 'C.UTF-8' },
      ...(executablePath && { executablePath }),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
        ...['--disable-component-update', '--disable-sync'],
        // Same glyph widths as on the server, which does not round to whole pixels.
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: viewports.desktop } },
    // Phones have no keyboard. @desktop tests behave the same in a narrow window, and every tool and page has another
    // test that runs in both projects.
    { name: 'phone', grepInvert: /@keyboard|@desktop/, use: { ...devices['Pixel 7'], viewport: viewports.phone } },
  ],
})
