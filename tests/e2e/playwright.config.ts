import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './support/browser.ts'

export const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const

const launchOptions = await chromiumLaunch()

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/artifacts',
  globalSetup: './support/build-site.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Hong_Kong',
    trace: 'off',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions,
  },
  // What does not depend on the width runs at one: flows where most sellers are, the keyboard where there is one. The
  // longest tests come first, so that none of them is left to run alone.
  projects: [
    {
      name: 'desktop',
      testIgnore: ['**/account-flows/**', '**/{first-load,gates,lines,routes}.spec.ts'],
      use: { viewport: screens.desktop },
    },
    {
      name: 'phone',
      testIgnore: '**/account-keyboard.spec.ts',
      use: { viewport: screens.phone, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
})
