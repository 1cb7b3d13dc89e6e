import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './support/browser.ts'
import type { ScreenName } from './support/screen-here.ts'

export const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const

const onDesktop = { metadata: { screen: 'desktop' satisfies ScreenName }, use: { viewport: screens.desktop } }
const onPhone = {
  metadata: { screen: 'phone' satisfies ScreenName },
  use: { viewport: screens.phone, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
}

const launchOptions = await chromiumLaunch()

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/artifacts',
  globalSetup: './support/build-site.ts',
  // One more than cores: a page waits for the server, and the server for the engine.
  workers: 3,
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
    // What moves takes the browser longer than all else that it does, and every click waits for it to stand still.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions,
  },
  // What does not depend on the width runs at one: flows where most sellers are, the keyboard where there is one. The
  // longest tests come first, so that none of them is left to run alone.
  projects: [
    { name: 'languages on the desktop', testMatch: '**/languages.spec.ts', ...onDesktop },
    { name: 'languages on the phone', testMatch: '**/languages.spec.ts', ...onPhone },
    {
      name: 'desktop',
      testIgnore: ['**/account-flows/**', '**/{first-load,gates,languages,lines,routes}.spec.ts'],
      ...onDesktop,
    },
    { name: 'phone', testIgnore: '**/{account-keyboard,desk,languages}.spec.ts', ...onPhone },
  ],
})
