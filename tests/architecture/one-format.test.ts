import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

const sources = globSync('{functions,shared,web}/**/*.{ts,tsx}', { cwd: root }).map((path) => ({
  path,
  code: readFileSync(join(root, path), 'utf8').replace(/^\s*\/?\*.*$/gm, ''),
}))

const filesWith = (pattern: RegExp): string[] =>
  sources.filter(({ code }) => pattern.test(code)).map(({ path }) => path)

test('dates and figures of both sites, mails and documents have the locales of one table', () => {
  // Calculates with the digits of a time, without displaying them.
  expect(filesWith(/(?:Intl\.\w+|toLocale\w*)\(\s*['"`]/)).toEqual(['shared/notifications/preferences.ts'])
  expect(filesWith(/['"]en-(?:HK|GB|US)['"]/).toSorted()).toEqual([
    'shared/i18n/intl-locale.ts',
    'shared/notifications/preferences.ts',
  ])
})

test('dates, amounts and rates are formatted in one module', () => {
  expect(
    filesWith(/\.(?:DateTimeFormat|NumberFormat)\(|\.toLocale(?:Date|Time)?String\(/).toSorted(),
  ).toEqual([
    'shared/i18n/format.ts',
    'shared/notifications/preferences.ts',
    // The clock of another time zone.
    'shared/shops/day-in-hong-kong.ts',
    // Reads the time zone of the browser.
    'web/features/kyc/use-risk-points.ts',
  ])
})

test('what is masked has dots, and no asterisks', () => {
  expect(filesWith(/['"`][^'"`\n]{0,4}\*{3}[^'"`\n]{0,4}['"`]/)).toEqual([])
})

test('each site sets the title of its document in one place', () => {
  expect(filesWith(/document\.title\s*=[^=]/).toSorted()).toEqual([
    'web/desk/ui/use-tab-title.ts',
    'web/ui/use-page-title.ts',
  ])
  expect(filesWith(/<title>(?!\$\{)/).filter((path) => path.endsWith('.tsx'))).toEqual([])
})

test('a login token alone stands in place of the sentence of a refusal: what a sentence names is its detail', () => {
  expect(filesWith(/\.\.\.refuse\('\w+'\), message:/).toSorted()).toEqual([
    'functions/account/sessions/complete-login.ts',
    'functions/account/sessions/login.ts',
  ])
})
