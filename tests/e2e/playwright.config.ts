import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './support/browser.ts'
import { type ScreenName, screenSizes } from './support/screen-sizes.ts'

const onDesktop = {
  metadata: { screen: 'desktop' satisfies ScreenName },
  use: { viewport: screenSizes.desktop },
}
const onPhone = {
  metadata: { screen: 'phone' satisfies ScreenName },
  // Without a phone's pixel ratio: drawing four times the pixels takes longer than the page itself.
  use: { viewport: screenSizes.phone, isMobile: true, hasTouch: true },
}

const launchOptions = await chromiumLaunch()

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/artifacts',
  globalSetup: './support/build-site.ts',
  // As many as cores, as the other tests run at the same time.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // The limits only end hung tests: on a busy machine, seconds of work may take long.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Hong_Kong',
    trace: 'off',
    // Animations cost more browser time than anything else, and every click waits for them to end.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions,
  },
  // What does not depend on the width runs at one: account flows on a phone, as most sellers do, and the
  // keyboard on a desktop. Tests in several languages cover both widths themselves. The longest tests come
  // first, so that none of them is left to run alone.
  projects: [
    { name: 'languages', testMatch: '**/languages.spec.ts', ...onPhone },
    { name: 'console', testMatch: '**/filled-desk.spec.ts', ...onDesktop },
    {
      name: 'desktop',
      testIgnore: [
        '**/account-flows/**',
        '**/{account-modes,filled-desk,first-load,gates,journey,languages,lines,routes}.spec.ts',
      ],
      ...onDesktop,
    },
    {
      name: 'phone',
      testIgnore: '**/{account-keyboard,desk,filled-desk,languages}.spec.ts',
      ...onPhone,
    },
  ],
})
