import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './support/browser.ts'
import { type ScreenName, screenSizes } from './support/screen-sizes.ts'

const onDesktop = {
  metadata: { screen: 'desktop' satisfies ScreenName },
  use: { viewport: screenSizes.desktop },
}
const onPhone = {
  metadata: { screen: 'phone' satisfies ScreenName },
  use: { viewport: screenSizes.phone, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
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
  // Time limits only end what hangs: a machine that does other work may take long for seconds of it.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Hong_Kong',
    trace: 'off',
    // What moves takes the browser longer than all else that it does, and every click waits for it to stand still.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions,
  },
  // What does not depend on the width runs at one: flows where most sellers are, the keyboard where there is one. What is
  // looked at in several languages has both widths in one test. The longest tests come first, so that none of them is
  // left to run alone.
  projects: [
    { name: 'languages', testMatch: '**/languages.spec.ts', ...onPhone },
    { name: 'console', testMatch: '**/desk-screens.spec.ts', ...onDesktop },
    {
      name: 'desktop',
      testIgnore: [
        '**/account-flows/**',
        '**/{account-modes,desk-screens,first-load,gates,languages,lines,routes}.spec.ts',
      ],
      ...onDesktop,
    },
    { name: 'phone', testIgnore: '**/{account-keyboard,desk,desk-screens,languages}.spec.ts', ...onPhone },
  ],
})
