import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.mjs'

const PORT = 4187

const executablePath = findBrowser()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A stall of a shared machine is no fault of the page: what fails twice is.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    colorScheme: 'light',
    // A click that something covers fails with the reason, not with the whole test's time.
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-dev-shm-usage',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node dist-cli/stackdrift.js open',
    url: `http://localhost:${PORT}`,
    env: { PORT: String(PORT), CI: 'true' },
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
