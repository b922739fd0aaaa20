import { defineConfig, devices } from '@playwright/test'
import { ownProduct } from './e2e/support/own-product.ts'

/** Chromium of the machine where the caller names one, else Playwright's own. */
const executablePath = process.env.CHROMIUM
const viewports = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } }

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  // Each has a product and a browser of its own, which wait for each other half of the time.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A slow machine may outlast a story's patience once; a fault shows every time.
  retries: 2,
  use: {
    baseURL: ownProduct()?.url,
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
        ...['--disable-component-update', '--disable-sync'],
        // Letters as wide as they are drawn on the server, which rounds none to whole pixels.
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: viewports.desktop } },
    // Phones have no keyboard, and what is told by @desktop is the same in a narrow window: every tool and page has
    // another story that is told in both.
    { name: 'phone', grepInvert: /@keyboard|@desktop/, use: { ...devices['Pixel 7'], viewport: viewports.phone } },
  ],
})
