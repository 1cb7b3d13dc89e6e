import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allEndpoints } from '#shared/api/all-endpoints.ts'

const root = join(import.meta.dirname, '..', '..')

/** The calls without a screen, with the reason. */
const withoutScreen: Readonly<Record<string, string>> = {
  'get-dictionary': 'the site has the same entries from shared/reference, in each language, without asking',
  'list-roles': 'the site knows the two roles and has words for them',
  'list-user-companies': 'the same as the company area’s list, for callers that know a user by id',
  'set-user-default-company': 'the same as the company area’s choice, for callers that know a user by id',
  'get-caller-ip': 'an address is noted by the server itself, never taken from a page',
  'get-shareholder-structure': 'My company draws the same owners from the KYC that it shows anyway',
  'list-announcements': 'the page of notifications searches them, by page and by what is unread',
  'save-company-information':
    'the onboarding saves section by section; this is for callers with all of it at once',
  'get-risk-points': 'what was noted of a caller is read by the lender',
  'take-shopify-webhook': 'Shopify calls it',
}

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Every operation that the site uses: `shopsEndpoints.linkShop`, or destructured by name. */
const namedInSite = (): ReadonlySet<string> => {
  const sources = globSync('web/**/*.{ts,tsx}', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  const named = sources.flatMap((source) => [
    ...[...source.matchAll(/ndpoints\s*\.\s*(\w+)/g)].map(([, name = '']) => name),
    ...[...source.matchAll(/\{([\w\s,]+)\}\s*=\s*\w+ndpoints\b/g)].flatMap(([, names = '']) =>
      names.split(',').map((each) => each.trim()),
    ),
  ])
  return new Set(named)
}

test('every call is used by a screen, or has a reason why not', () => {
  const named = namedInSite()
  const uncalled = Object.values(allEndpoints)
    .flatMap((area) => Object.values(area))
    .map(({ name }) => name)
    .filter((name) => !named.has(camelCase(name)))
  expect(uncalled.toSorted()).toEqual(Object.keys(withoutScreen).toSorted())
})
