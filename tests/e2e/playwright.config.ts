import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { limit } from '../setup/limits'
import { launchOptions } from '../setup/test-browser'
import { THOROUGH } from '../setup/thorough'

/** Matches the files of some specs. */
const specs = (...names: string[]) => new RegExp(`/(?:${names.join('|')})\\.spec\\.ts$`)

/** With tests of a minute; started first, so that no processor idles at the end. */
const LONGEST = specs('every-page', 'visual', 'loading', 'verticals', 'journey')

/** About images, or about a layout that they could change. */
const WITH_IMAGES = specs(
  'account',
  'bare-host',
  'cards',
  'forced-colors',
  'gallery',
  'html-streaming',
  'large-type',
  'late-fonts',
  'layout',
  'maps',
  'missing-images',
  'motion',
  'offline',
  'payment-options',
  'payments',
  'product-page',
  'settings',
  'stale-session',
  'vouchers',
)

/** The shop draws an illustration when it is first requested, and the browser decodes it for each test. */
const withoutImages = {
  ...launchOptions,
  args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'],
}

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'longest', testMatch: LONGEST },
    { name: 'with images', testMatch: WITH_IMAGES },
    {
      name: 'without images',
      testIgnore: [LONGEST, WITH_IMAGES],
      // These test what pages do, whose transitions took an eighth of the time; the others have them.
      use: {
        launchOptions: withoutImages,
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
  outputDir: '../../test-results',
  globalSetup: './reference-machine.ts',
  globalTeardown: './compress-pictures.ts',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A missing reference image fails its test; `TEST_PICTURES=update` retakes them.
  updateSnapshots: process.env.TEST_PICTURES === 'update' ? 'all' : 'none',
  fullyParallel: true,
  grepInvert: THOROUGH ? undefined : /@thorough/,
  // One more than there are processors, since pages also wait for timers and transitions.
  workers: availableParallelism() + 1,
  // A test that passes the second time has a race: the summary lists it, and it fails a run outside CI.
  retries: process.env.CI ? 1 : 0,
  timeout: limit(240_000),
  expect: { timeout: limit(30_000) },
  reporter: [['dot'], ['json']],
  use: {
    baseURL: process.env.TEST_BASE_URL,
    // A service worker would bypass the routes of a test; one spec allows it.
    serviceWorkers: 'block',
    actionTimeout: limit(60_000),
    // A trace takes as long as the test itself; `TEST_TRACE=1` retains those of failures.
    trace: process.env.TEST_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
})
