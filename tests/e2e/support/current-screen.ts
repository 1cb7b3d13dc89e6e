import { test } from '@playwright/test'
import type { ScreenName } from './screen-sizes.ts'

/** The screen size of the running test: several projects share one. */
export const currentScreen = (): ScreenName => test.info().project.metadata['screen'] as ScreenName
