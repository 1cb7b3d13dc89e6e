import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { actFieldsOf } from '#shared/desk/act-fields-of.ts'
import { everyAct } from '#shared/desk/all-acts.ts'
import type { ActField } from '#shared/desk/console.ts'
import { en } from '../../../web/desk/i18n/en/index.ts'
import { zhCN } from '../../../web/desk/i18n/zh-CN/index.ts'
import { zhTW } from '../../../web/desk/i18n/zh-TW/index.ts'

const acts = everyAct.map((act) => ({ name: act.name, fields: actFieldsOf(act) }))

/** Never shown: the cursor of a list. */
const shown = ({ name }: ActField) => name !== 'cursor'

type Words = typeof zhCN

const wordsAt = (words: unknown, ...path: string[]): unknown =>
  path.reduce((of, name) => (of as Record<string, unknown> | undefined)?.[name], words)

/** All texts of acts' forms in a locale, by their keys. */
const saidBy = (words: Words): [string, unknown][] =>
  acts.flatMap(({ name, fields }) => [
    [name, wordsAt(words, 'acts', name)] as [string, unknown],
    ...fields
      .filter(shown)
      .flatMap((field): [string, unknown][] => [
        [
          `${name} ${field.name}`,
          wordsAt(words, 'actFields', name, field.name) ?? wordsAt(words, 'fields', field.name),
        ],
        ...field.choices.map((choice): [string, unknown] => [
          `${name} ${field.name} ${choice}`,
          wordsAt(words, 'choices', field.name, choice),
        ]),
      ]),
  ])

const endpoints: Endpoint[] = Object.values(allEndpoints).flatMap((area) => Object.values(area))
const recordedCalls = endpoints.filter(({ audited }) => audited !== undefined).map(({ name }) => name)

/** The actions and actors that the sources which write the audit name. */
const recordedInCode = (() => {
  const sources = globSync('functions/**/*.ts')
    .map((path) => readFileSync(path, 'utf8'))
    .filter((source) => /\b(?:recordAudit|recordSellerAct|auditRecorder)\b/.test(source))
  const namesIn = (pattern: RegExp) => [
    ...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name))),
  ]
  return {
    actions: [...namesIn(/\baction: '([a-z-]+)'/g), ...namesIn(/\bauditRecorder\(\{ name: '([a-z-]+)' \}/g)],
    actors: namesIn(/\bactor: (?:userId === undefined \? )?'([a-z-]+)'/g),
  }
})()

/** Names that are the same in every language. */
const names = /^UTF-8$/

describe.each([
  ['zh-CN', zhCN],
  ['zh-TW', zhTW],
  ['en', en as unknown as Words],
])('in %s', (_locale, words) => {
  const said = saidBy(words as Words)

  test('every act, field and choice has a translation', () => {
    expect(said.filter(([, text]) => typeof text !== 'string' || text === '').map(([of]) => of)).toEqual([])
  })

  test('every recorded call of a seller has a name (B20)', () => {
    expect(Object.keys(words.sellerActs).toSorted()).toEqual(recordedCalls.toSorted())
  })

  test('whatever else is recorded has a name, and so has each job that records it', () => {
    const named = [...acts.map(({ name }) => name), ...recordedCalls]
    expect(Object.keys(words.otherRecordedActs).toSorted()).toEqual(
      recordedInCode.actions.filter((action) => !named.includes(action)).toSorted(),
    )
    expect(Object.keys(words.unnamedActors).toSorted()).toEqual(recordedInCode.actors.toSorted())
  })

  test('no translation of a field is unused', () => {
    const known = new Set(acts.flatMap(({ name, fields }) => fields.map((field) => `${name} ${field.name}`)))
    const own = Object.entries(words.actFields).flatMap(([act, fields]) =>
      Object.keys(fields).map((field) => `${act} ${field}`),
    )
    expect(own.filter((each) => !known.has(each))).toEqual([])
  })
})

test.each([
  ['zh-CN', zhCN],
  ['zh-TW', zhTW as Words],
])('what is said of acts in %s is Chinese', (_locale, words) => {
  const foreign = saidBy(words).filter(
    ([, text]) => typeof text === 'string' && !/\p{Script=Han}/u.test(text) && !names.test(text),
  )
  expect(foreign).toEqual([])
})
