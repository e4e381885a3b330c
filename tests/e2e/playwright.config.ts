import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchOptions } from '../setup/test-browser'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './reference-machine.ts',
  globalTeardown: './compress-pictures.ts',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A missing reference image fails its test; `TEST_PICTURES=update` retakes them.
  updateSnapshots: process.env.TEST_PICTURES === 'update' ? 'all' : 'none',
  fullyParallel: true,
  // One more than there are processors, since pages also wait for timers and transitions.
  workers: availableParallelism() + 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json']],
  use: {
    baseURL: process.env.TEST_BASE_URL,
    // A service worker would bypass the routes of a test; one spec allows it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    // A trace takes as long as the test itself; `TEST_TRACE=1` retains those of failures.
    trace: process.env.TEST_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
})
