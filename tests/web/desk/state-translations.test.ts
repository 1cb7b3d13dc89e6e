import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { activationStates } from '#shared/agreements/activation-states.ts'
import { positionStatuses } from '#shared/application/position.ts'
import { creditRequestStatuses } from '#shared/credit/credit-request-states.ts'
import { everyAct } from '#shared/desk/all-acts.ts'
import { applicationStatuses } from '#shared/drawdown/drawdown-states.ts'
import { en } from '../../../web/desk/i18n/en/index.ts'
import { zhCN } from '../../../web/desk/i18n/zh-CN/index.ts'
import { zhTW } from '../../../web/desk/i18n/zh-TW/index.ts'
import { stateSubject } from '../../../web/desk/ui/use-state-translations.ts'

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>

const languages: readonly Labels[] = [zhCN.states, zhTW.states, en.states]

interface Declared {
  kind?: string
  enum?: string[]
  properties?: Record<string, Declared>
  items?: Declared
  anyOf?: Declared[]
}

interface StateField {
  act: string
  field: string
  record: object
  values: readonly string[]
}

const statesIn = (act: string, declared: Declared, field = '', record: object = {}): StateField[] => {
  const { kind, properties = {}, items, anyOf = [] } = declared
  const values = declared.enum ?? anyOf.flatMap((of) => of.enum ?? [])
  return [
    ...(kind === 'state' ? [{ act, field, record, values }] : []),
    ...Object.entries(properties).flatMap(([name, of]) => statesIn(act, of, name, properties)),
    ...[...(items ? [items] : []), ...anyOf].flatMap((of) => statesIn(act, of, field, record)),
  ]
}

const fields = everyAct.flatMap(({ name, output }) =>
  statesIn(name, z.toJSONSchema(output, { unrepresentable: 'any' }) as Declared),
)

test('each state in a response of an act has the label of its own record, in every language', () => {
  expect(fields.length).toBeGreaterThan(50)
  const unlabelled = fields.flatMap(({ act, field, record, values }) => {
    const subject = stateSubject(field, record)
    return languages.flatMap((labels) =>
      subject && values.every((value) => labels[subject]?.[value]) ? [] : [`${act}: ${field} of ${subject}`],
    )
  })
  expect(unlabelled).toEqual([])
})

const subjectsOf = (named: string) =>
  new Set(fields.filter(({ act }) => act === named).map(({ field, record }) => stateSubject(field, record)))

test('a state is recognised by its record', () => {
  expect(subjectsOf('company-show')).toEqual(
    new Set(['kyc', 'position', 'shop', 'import', 'member', 'facility', 'drawdown']),
  )
  expect(subjectsOf('payout-batch-show')).toEqual(new Set(['batch', 'transfer']))
  expect(subjectsOf('charge-write-off')).toEqual(new Set(['charge']))
  expect(subjectsOf('facility-show')).toEqual(new Set(['facility', 'shop']))
})

test.each([
  ['activation', activationStates],
  ['application', applicationStatuses],
  ['creditRequest', creditRequestStatuses],
  ['position', positionStatuses],
])('each state of %s has a label, also where no response declares it', (subject, values) => {
  for (const labels of languages) expect(values.filter((value) => !labels[subject]?.[value])).toEqual([])
})

test('labels in Chinese are translated', () => {
  for (const labels of [zhCN.states, zhTW.states] as readonly Labels[])
    expect(
      Object.values(labels).flatMap((of) => Object.values(of).filter((label) => /^[\w ]+$/.test(label))),
    ).toEqual([])
})
