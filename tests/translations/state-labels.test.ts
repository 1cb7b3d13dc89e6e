import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { zhCN as desk } from '../../web/desk/i18n/zh-CN/index.ts'
import * as site from '../../web/i18n/zh-CN/index.ts'
import { states as ofSite } from '../../web/i18n/zh-CN/states.ts'

const root = join(import.meta.dirname, '..', '..')

type Labels = Readonly<Record<string, unknown>>

const isLabels = (value: unknown): value is Labels => typeof value === 'object' && value !== null

const states = [...Object.values<Labels>(desk.states), ...Object.values<Labels>(ofSite)]

/** Labels or sentences by state, with their path. The maps of states themselves are the one place for labels. */
const mapsIn = (value: Labels, path: string): string[] => {
  if (states.includes(value)) return []
  const own = Object.keys(value).filter((key) => typeof value[key] === 'string')
  const isByState = states.some((of) => {
    const named = Object.keys(of)
    const shared = own.filter((key) => named.includes(key)).length
    return shared >= 2 && shared >= own.length * 0.6 && shared >= named.length * 0.6
  })
  return [
    ...(isByState ? [path] : []),
    ...Object.entries(value).flatMap(([key, inner]) =>
      isLabels(inner) ? mapsIn(inner, `${path}.${key}`) : [],
    ),
  ]
}

test('a state is turned into words in one place per language, for both sites, mails and documents', async () => {
  const server = await Promise.all(
    globSync('functions/translations/zh-CN/*.ts', { cwd: root }).map(
      async (file) => [file, (await import(join(root, file))) as Labels] as const,
    ),
  )
  const found = [mapsIn(site, 'site'), mapsIn(desk, 'desk'), ...server.map(([file, of]) => mapsIn(of, file))]
  // Sentences about a state, and not its name.
  expect(found.flat().toSorted()).toEqual([
    'desk.overdue.promise',
    'site.earlyRepayment.before',
    'site.paymentPlan.statusNote',
    'site.repayment.headline.note',
  ])
})
