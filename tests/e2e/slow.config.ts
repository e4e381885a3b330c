import { defineConfig } from '@playwright/test'
import base from './playwright.config'
export default defineConfig({
  ...base,
  timeout: 300_000,
  workers: 1,
  retries: 0,
  expect: { ...base.expect, timeout: 60_000 },
  use: {
    ...base.use,
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
