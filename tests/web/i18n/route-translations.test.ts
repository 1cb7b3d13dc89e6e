import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const web = resolve(import.meta.dirname, '../../../web')

// The back office console loads all of its translations at the start.
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/^(?:i18n|desk)\b/.test(name))
  .map((name) => join(web, name))

const read = (file: string) => readFileSync(file, 'utf8')

/** A module with all of its static imports. */
const broughtBy = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  const imports = read(file).matchAll(/^(?:import|export) (?!type )[^;]*? from '(\.[^']+\.tsx?)'/gms)
  for (const [, path = ''] of imports) broughtBy(resolve(dirname(file), path), seen)
  return seen
}

/** The areas of translations that a module uses, except for the shell's; `useTranslation()` alone uses the shell's. */
const areasSaidIn = (file: string): string[] =>
  [...read(file).matchAll(/useTranslation\(([^)]*)\)|line(?:Landing|More)\(\s*('\w+')/g)]
    .flatMap(([, ...names]) => [...names.join().matchAll(/'(\w+)'/g)].map(([, area = '']) => area))
    .filter((area) => area !== 'shell')

/** The refusal texts are loaded with the first refusal. */
const isOfFailures = (file: string) => file.endsWith('api/use-failure-translations.ts')

/** A gate loads the translations before the screens behind it. */
const givenBefore = (file: string) =>
  /\/features\/application\/[^/]+$/.test(file) && !file.endsWith('application-gate.tsx')
    ? ['application']
    : []

/** Each lazily loaded module with its declared areas. */
const loads = sources.flatMap((file) =>
  [
    ...read(file).matchAll(
      /(?:withTranslations\(\s*\[([^\]]*)\],\s*(?:\w+\()?)?\(\) =>\s*import\('([^']+)'\)/g,
    ),
  ].map(([, areas = '', path = '']) => ({
    file: resolve(dirname(file), path),
    areas: [...areas.matchAll(/'(\w+)'/g)].map(([, area = '']) => area),
  })),
)

describe('a screen is loaded with exactly the translations that it uses', () => {
  it.each(loads.map(({ file, areas }) => [file.slice(web.length + 1), file, areas] as const))(
    '%s',
    (_, file, areas) => {
      const said = new Set([...broughtBy(file)].filter((each) => !isOfFailures(each)).flatMap(areasSaidIn))
      const given = new Set([...areas, ...givenBefore(file)])
      expect([...given].toSorted()).toEqual([...said].toSorted())
    },
  )

  it('for every screen', () => {
    const loaded = new Set(loads.map(({ file }) => file))
    const screens = sources.filter(
      (file) => /(?:features|landing|pages).+-page\.tsx$/.test(file) && !file.endsWith('/outcome-page.tsx'),
    )
    expect(screens.filter((file) => !loaded.has(file))).toEqual([])
    expect(screens.length).toBeGreaterThan(15)
  })
})
