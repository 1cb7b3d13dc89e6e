import { beforeAll, expect, test } from 'vitest'
import type { LineRuleView, LinesIgnored } from '#shared/desk/line-ignoring.ts'
import type { StatementLineView } from '#shared/desk/payments.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { refusal } from '../../../support/refusal.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { type BilledCompany, buildBills } from './build-bills.ts'
import { type WrittenLine, writeCamt } from './statements/write-statements.ts'

type Fields = Record<string, unknown>

const app = await useTestApp()
let company: BilledCompany
beforeAll(async () => {
  const [, billed] = await buildBills(app, 2)
  if (!billed) throw new Error('no bills')
  company = billed
})

const call = async (actor: string, action: string, fields: object = {}, fourEyes = true) => {
  const outcome = await deskOf({ ...app.deps, config: { ...app.deps.config, fourEyes } })({
    action,
    actor,
    principal: `arn of ${actor}`,
    reason: 'fees of our own bank',
    ...fields,
  })
  return outcome as Fields & { ok: boolean }
}
const done = async <Outcome = Fields>(...args: Parameters<typeof call>): Promise<Outcome> => {
  const outcome = await call(...args)
  if (!outcome.ok) throw new Error(String(outcome['message']))
  return outcome as Outcome
}
const byTwo = async (action: string, fields: object): Promise<Fields> => {
  const { proposalId } = await done('ada', action, fields)
  return done('grace', 'proposal-approve', { proposalId })
}

let openingCents = 0
let statements = 0
/** Reads a statement that continues the last one, so that rules may dispose of its lines. */
const receive = async (lines: WrittenLine[]): Promise<void> => {
  const number = `I${++statements}`
  const file = writeCamt({
    number,
    openingCents,
    lines: lines.map((line) => ({ day: '2027-01-31', bankReference: `${number}-${line.text}`, ...line })),
  })
  openingCents += lines.reduce((sum, { cents }) => sum + cents, 0)
  const read = await done<{ statements: { statementId: string; continuity: string }[] }>(
    'reader',
    'statement-read',
    { file: Buffer.from(file).toString('base64') },
  )
  for (const { statementId, continuity } of read.statements)
    if (continuity === 'first') await byTwo('statement-accept', { statementId })
}
const openLines = async (): Promise<StatementLineView[]> =>
  (await done<{ lines: StatementLineView[] }>('mary', 'statement-line-list', { limit: 200 })).lines
const idOf = async (text: string): Promise<string> => {
  const line = (await openLines()).find((each) => each.text.includes(text))
  if (!line) throw new Error(`no open line says ${text}`)
  return line.lineId
}
const ignoredLines = async (): Promise<StatementLineView[]> =>
  (
    await done<{ lines: StatementLineView[] }>('mary', 'statement-line-list', {
      state: 'ignored',
      limit: 200,
    })
  ).lines

const bankCharge = {
  contains: 'Bank  charge',
  direction: 'debit',
  currency: 'GBP',
  maxAmount: '50.00',
  purpose: 'bank fee',
}
const rules = async () => (await done<{ rules: LineRuleView[] }>('mary', 'line-rule-list')).rules
const apply = (actor = 'mary', fields: object = {}) => done<LinesIgnored>(actor, 'line-rule-apply', fields)

/** A bank charge with the payer, the reference and the exact amount of a bill. */
const billLine = (): WrittenLine => {
  const [{ cents, reference }] = company.bills
  return { cents, text: `BANK CHARGE ${reference}`, payer: company.name }
}

test('43 bank charges are ignored in one act for one reason: the line that may pay a bill stays open and is named (B7)', async () => {
  const charges = Array.from({ length: 43 }, (_, index) => ({
    cents: -3_00,
    text: `Monthly fee ${index + 1}.`,
  }))
  await receive([...charges, billLine()])
  const lineIds = (await openLines()).map(({ lineId }) => lineId)
  const bill = await idOf('BANK CHARGE')
  const preview = await done<LinesIgnored & { parts: unknown[] }>('mary', 'statement-line-ignore-many', {
    lineIds,
    dryRun: true,
  })
  expect(preview.parts).toHaveLength(43)
  expect(await openLines()).toHaveLength(44)
  const outcome = await done<LinesIgnored>('mary', 'statement-line-ignore-many', {
    lineIds: [...lineIds, 'nothing'],
  })
  expect(outcome.ignored).toHaveLength(43)
  expect(outcome.left.map(({ lineId, leftBecause }) => [lineId, leftBecause])).toEqual([
    [bill, 'match'],
    ['nothing', 'not found'],
  ])
  expect((await ignoredLines())[0]).toMatchObject({
    reason: 'fees of our own bank',
    decidedBy: 'mary',
    rule: null,
  })
  // Again: nothing is done twice.
  const again = await done<LinesIgnored>('mary', 'statement-line-ignore-many', { lineIds })
  expect(again.ignored).toHaveLength(43)
  expect((await ignoredLines()).filter(({ decidedBy }) => decidedBy === 'mary')).toHaveLength(43)
})

test('the person who read the file in ignores none of its lines, alone or together', async () => {
  await receive([{ cents: -1_00, text: 'Of the reader' }])
  const lineIds = [await idOf('Of the reader')]
  expect(await done<LinesIgnored>('reader', 'statement-line-ignore-many', { lineIds })).toMatchObject({
    ignored: [],
    left: [{ leftBecause: 'own reading' }],
  })
})

test('a rule takes two people, disposes of lines by text, amount and currency, and says what it did', async () => {
  const proposal = await call('ada', 'line-rule-add', bankCharge)
  expect(proposal).toMatchObject({ waitsFor: 'a second person', after: { maxAmount: '50.00' } })
  expect(await rules()).toEqual([])
  await done('grace', 'proposal-approve', { proposalId: proposal['proposalId'] })
  expect(await rules()).toMatchObject([
    { proposedBy: 'ada', approvedBy: 'grace', ignoredCount: 0, lastLine: null },
  ])
  await receive([
    { cents: -5_00, text: 'ＢＡＮＫ CHARGE January' },
    { cents: -50_00, text: 'bank charge at the limit' },
    { cents: -50_01, text: 'bank charge above the limit' },
    { cents: 5_00, text: 'bank charge given back' },
    { cents: -4_00, text: 'other fee' },
  ])
  const preview = await done<{ parts: unknown[] }>('mary', 'line-rule-apply', { dryRun: true })
  expect(preview.parts).toHaveLength(2)
  expect(await apply('reader')).toMatchObject({ ignored: [] })
  expect((await apply()).ignored).toHaveLength(2)
  expect((await apply()).ignored).toEqual([])
  const texts = (await openLines()).map(({ text }) => text)
  expect(texts).toEqual(
    expect.arrayContaining(['bank charge above the limit', 'bank charge given back', 'other fee']),
  )
  expect(texts).not.toContain('bank charge at the limit')
  const [rule] = await rules()
  expect(rule).toMatchObject({ ignoredCount: 2, reopenedCount: 0 })
  expect(rule?.lastLine?.amount).toMatch(/^-5/)
  expect((await ignoredLines()).find(({ text }) => text.includes('January'))).toMatchObject({
    rule: { ruleId: rule?.ruleId, purpose: 'bank fee' },
    reason: 'fees of our own bank',
    decidedBy: 'mary',
  })
})

test('a line of a rule is taken back, waits again, and no rule touches it any more', async () => {
  const line = (await ignoredLines()).find(({ text }) => text.includes('January'))
  const lineId = line?.lineId ?? ''
  expect(await done('mary', 'statement-line-reopen', { lineId })).toMatchObject({
    line: { state: 'open', rule: null, reason: null, decidedBy: null },
  })
  expect(await done('mary', 'statement-line-reopen', { lineId })).toMatchObject({ line: { state: 'open' } })
  expect((await apply()).ignored).toEqual([])
  expect(await idOf('January')).toBe(lineId)
  expect(await rules()).toMatchObject([{ ignoredCount: 2, reopenedCount: 1 }])
  expect(await call('mary', 'statement-line-reopen', { lineId: await idOf('other fee') })).toMatchObject(
    refusal('wrongState'),
  )
})

test('a rule never disposes of a line that may be a bill’s or is a known company’s, whatever its text', async () => {
  await byTwo('line-rule-add', { ...bankCharge, direction: 'credit', maxAmount: '9999999.00' })
  await receive([{ cents: 7_77, text: 'BANK CHARGE returned by us', payer: company.name }])
  const { ignored, left } = await apply()
  expect(ignored).toHaveLength(1)
  expect((await ignoredLines()).some(({ text }) => text === 'bank charge given back')).toBe(true)
  expect(left.map(({ text, leftBecause }) => [text.includes('returned by us'), leftBecause])).toEqual(
    expect.arrayContaining([
      [true, 'known company'],
      [false, 'match'],
    ]),
  )
})

test('a rule is withdrawn by two, disposes of nothing then, and may be made again', async () => {
  const [credit] = (await rules()).filter(({ direction }) => direction === 'credit')
  const ruleId = credit?.ruleId
  const proposal = await call('ada', 'line-rule-remove', { ruleId })
  expect(proposal).toMatchObject({ waitsFor: 'a second person' })
  await receive([{ cents: 3_00, text: 'BANK CHARGE refund' }])
  await done('grace', 'proposal-approve', { proposalId: proposal['proposalId'] })
  expect((await apply()).ignored).toEqual([])
  expect((await rules()).find((rule) => rule.ruleId === ruleId)).toMatchObject({
    withdrawnBy: 'ada',
    ignoredCount: 1,
  })
  expect(await idOf('BANK CHARGE refund')).toBeTruthy()
  await byTwo('line-rule-add', {
    ...bankCharge,
    contains: 'BANK CHARGE',
    direction: 'credit',
    maxAmount: '9999999.00',
  })
  expect((await rules()).filter(({ withdrawnAt }) => !withdrawnAt)).toHaveLength(2)
  expect((await apply()).ignored).toHaveLength(1)
})

test('a text of fewer than four characters makes no rule, and many lines are ignored over several calls', async () => {
  expect(await call('ada', 'line-rule-add', { ...bankCharge, contains: ' a b ' })).toMatchObject(
    refusal('invalidInput'),
  )
  await receive(Array.from({ length: 5 }, (_, index) => ({ cents: -1_00, text: `bank charge no ${index}.` })))
  const first = await apply('mary', { limit: 3 })
  expect(first.ignored).toHaveLength(3)
  expect(first.goesOn).toBe(true)
  const second = await apply('mary', { limit: 3 })
  expect(second.ignored).toHaveLength(2)
  expect(second.goesOn).toBe(false)
})

test('two people who apply the rules at the same moment count each line once', async () => {
  await receive([
    { cents: -2_00, text: 'bank charge twice A' },
    { cents: -2_00, text: 'bank charge twice B' },
  ])
  const before = (await rules()).find(({ direction }) => direction === 'debit')?.ignoredCount ?? 0
  await Promise.all([apply('mary'), apply('lee')])
  await apply()
  const after = (await rules()).find(({ direction }) => direction === 'debit')?.ignoredCount
  expect(after).toBe(before + 2)
})
