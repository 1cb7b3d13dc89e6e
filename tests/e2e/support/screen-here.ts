import { test } from '@playwright/test'
import type { ScreenName } from './screen-sizes.ts'

/** On what the test that runs is looked at: several projects have the same screen. */
export const screenHere = (): ScreenName => test.info().project.metadata['screen'] as ScreenName
