import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserEnvironment } from '../setup/fontconfig'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './reference-machine.ts',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A picture that is missing fails its test; `TEST_PICTURES=update` takes them anew.
  updateSnapshots: process.env.TEST_PICTURES === 'update' ? 'all' : 'none',
  fullyParallel: true,
  // One more than there are processors: pages also wait, for timers and transitions.
  workers: availableParallelism() + 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json']],
  use: {
    baseURL: process.env.TEST_BASE_URL,
    // A worker would stand between the page and what a test makes of the network; one spec lets it in.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    // Writing one takes as long as the tests: `TEST_TRACE=1` keeps those of what fails.
    trace: process.env.TEST_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.TEST_BROWSER,
      env: browserEnvironment(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // In a browser without a window letters stand where one with a window puts them.
        ...(process.env.TEST_BROWSER?.endsWith('headless-shell') ? ['--font-render-hinting=none'] : []),
      ],
    },
  },
})
