import { defineConfig, devices } from '@playwright/test'

/** Chromium of the machine where the caller names one, else Playwright's own. */
const executablePath = process.env.CHROMIUM
const viewports = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } }

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  // The server, its workers and the browser share the machine.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A slow machine may outlast a story's patience once; a fault shows every time.
  retries: process.env.CI ? 2 : 0,
  use: {
    // Set by the global setup, before any test is loaded.
    ...(process.env.E2E_URL && { baseURL: process.env.E2E_URL }),
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
        ...['--disable-component-update', '--disable-sync'],
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: viewports.desktop } },
    // Phones have no keyboard: what is told by keys alone is no story of theirs.
    { name: 'phone', grepInvert: /@keyboard/, use: { ...devices['Pixel 7'], viewport: viewports.phone } },
  ],
})
