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
    launchOptions,
  },
  projects: [
    { name: 'phone', use: { viewport: screens.phone, isMobile: true, hasTouch: true, deviceScaleFactor: 2 } },
    { name: 'desktop', use: { viewport: screens.desktop } },
  ],
})
