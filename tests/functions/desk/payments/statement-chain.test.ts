import { describe, expect, test } from 'vitest'
import type {
  LinesBooked,
  StatementLineView,
  StatementReading,
  StatementSummary,
} from '#shared/desk/payments.ts'
import { findChargeOrder } from '../../../../functions/data/charge-orders.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { fulfilled } from '../../../support/fulfilled.ts'
import { present } from '../../../support/present.ts'
import { refusal } from '../../../support/refusal.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { type BilledCompany, buildBills } from './build-bills.ts'
import { type WrittenStatement, writeCamt, writeMt940 } from './statements/write-statements.ts'

type Fields = Record<string, unknown>

const app = await useTestApp()
const companies = await buildBills(app, 12)

const act = (actor: string, action: string, fields: object = {}, fourEyes = true) =>
  deskOf({ ...app.deps, config: { ...app.deps.config, fourEyes } })({
    action,
    actor,
    principal: `arn of ${actor}`,
    reason: 'compared with the bank',
    ...fields,
  })
const byTwo = async (action: string, fields: object, [first, second] = ['ada', 'grace']) => {
  const { proposalId } = await fulfilled(act(first, action, fields))
  return fulfilled(act(second, 'proposal-approve', { proposalId }))
}
const fileOf = (text: string) => ({ file: Buffer.from(text).toString('base64') })

/** Starts a new chain: removes the known state of the account. */
const forget = async () => {
  for (const { type, pk, sk } of await app.everyItem())
    if (type === 'statement-chain')
      await app.deps.table.write({
        kind: 'delete',
        table: app.deps.table.name,
        key: { pk: String(pk), sk: String(sk) },
      })
}

let textCount = 0
const someText = () => `text ${++textCount}`
const entry = (cents: number, day: string, more: object = {}) => ({ cents, text: someText(), day, ...more })

/** A statement with its number in the year and its page number. */
const numbered = (number: string, openingCents: number, page: string) =>
  writeMt940({ number, openingCents, lines: [entry(1_00, '2027-01-21')] }).replace(':28C:1/1', `:28C:${page}`)

const read = async (
  statement: WrittenStatement & { number: string },
  actor = 'reader',
  more: object = {},
): Promise<StatementReading> => {
  const { statements } = await fulfilled(
    act(actor, 'statement-read', { ...fileOf(writeCamt(statement)), ...more }),
  )
  return present((statements as StatementReading[])[0])
}
const statementOf = async (statementId: string): Promise<StatementSummary> => {
  const { statement } = await fulfilled(act('mary', 'statement-line-list', { statementId }))
  return statement as StatementSummary
}
const accept = (statementId: string) => byTwo('statement-accept', { statementId })

/** An account of which 100.00 is known, by a statement that two people accepted. */
const begun = async () => {
  await forget()
  const first = await read({ number: `B${someText()}`, lines: [entry(100_00, '2027-01-10')] })
  expect(first).toMatchObject({ continuity: 'first', known: null })
  await accept(first.statementId)
}

describe('a statement continues the last closing balance of its account', () => {
  test('the first one is taken by two people, and those after it follow', async () => {
    await begun()
    const next = await read({ number: 'N1', openingCents: 100_00, lines: [entry(5_00, '2027-01-11')] })
    expect(next).toMatchObject({ continuity: 'continues', known: '100.00', missing: 0 })
    const [same, other] = [
      await read({ number: 'N2', openingCents: 105_00, lines: [entry(1_00, '2027-01-11')] }),
      await read({ number: 'N3', openingCents: 106_00, lines: [entry(-6_00, '2027-01-15')] }),
    ]
    expect([same.continuity, other.continuity]).toEqual(['continues', 'continues'])
  })

  test('a gap is shown before it is read, on the statement and in the list; what is missing closes it', async () => {
    await begun()
    const late = { number: 'G2', openingCents: 107_00, lines: [entry(1_00, '2027-01-13')] }
    const before = await fulfilled(
      act('reader', 'statement-read', { ...fileOf(writeCamt(late)), dryRun: true }),
    )
    expect((before['after'] as Fields)['statements']).toMatchObject([{ continuity: 'gap', known: '100.00' }])
    const { statementId } = await read(late)
    expect(await statementOf(statementId)).toMatchObject({
      continuity: 'gap',
      known: '100.00',
      accepted: null,
    })
    const { statements } = await fulfilled(act('mary', 'statement-list', { limit: 1 }))
    expect(statements).toMatchObject([{ statementId, continuity: 'gap' }])
    const missing = await read({ number: 'G1', openingCents: 100_00, lines: [entry(7_00, '2027-01-12')] })
    expect(missing.continuity).toBe('continues')
    expect(await statementOf(statementId)).toMatchObject({ continuity: 'continues', known: '107.00' })
    expect(
      await read({ number: 'G3', openingCents: 108_00, lines: [entry(1_00, '2027-01-14')] }),
    ).toMatchObject({
      continuity: 'continues',
    })
  })

  test('an overlap agrees where what is new comes to its closing balance, and differs otherwise', async () => {
    await begun()
    const known = { ...entry(4_00, '2027-01-11'), bankReference: 'OV-1' }
    await read({ number: 'O1', openingCents: 100_00, lines: [known] })
    const fresh = entry(2_00, '2027-01-12')
    expect(await read({ number: 'O2', openingCents: 100_00, lines: [known, fresh] })).toMatchObject({
      continuity: 'overlaps',
      newCredits: 1,
    })
    expect(
      await read({ number: 'O3', openingCents: 106_00, lines: [entry(1_00, '2027-01-12')] }),
    ).toMatchObject({
      continuity: 'continues',
    })
    const forged = [known, fresh, entry(500_00, '2027-01-12')]
    expect(await read({ number: 'O4', openingCents: 100_00, lines: forged })).toMatchObject({
      continuity: 'differs',
      known: '107.00',
    })
    expect(
      await read({ number: 'O5', openingCents: 3_00, lines: [entry(9_00, '2027-01-02')] }),
    ).toMatchObject({
      continuity: 'earlier',
    })
  })

  test('several statements of one file follow from each other, in whatever order it has them', async () => {
    await begun()
    const one = writeMt940({ number: 'M1', openingCents: 100_00, lines: [entry(1_00, '2027-01-20')] })
    const two = writeMt940({ number: 'M2', openingCents: 101_00, lines: [entry(2_00, '2027-01-20')] })
    const { statements } = await fulfilled(act('reader', 'statement-read', fileOf(`${two}\n${one}`)))
    expect(statements).toMatchObject([{ continuity: 'continues' }, { continuity: 'continues' }])
  })

  test('a number that the bank counted in between is shown', async () => {
    await begun()
    await fulfilled(act('reader', 'statement-read', fileOf(numbered('S1', 100_00, '12/1'))))
    const { statements } = await fulfilled(
      act('reader', 'statement-read', fileOf(numbered('S2', 101_00, '15/1'))),
    )
    expect(statements).toMatchObject([{ continuity: 'continues', missing: 2 }])
  })

  test('two readings at one moment leave one chain', async () => {
    await begun()
    const texts = ['T1', 'T2'].map((number) =>
      fileOf(writeCamt({ number, openingCents: 100_00, lines: [entry(3_00, '2027-01-22')] })),
    )
    const outcomes = await Promise.all(texts.map((file) => act('reader', 'statement-read', file)))
    const again = await Promise.all(
      outcomes.map(async (outcome, index) =>
        outcome.ok ? outcome : act('reader', 'statement-read', texts[index] ?? {}),
      ),
    )
    const found = again.flatMap((each) => (each.ok ? (each['statements'] as StatementReading[]) : []))
    expect(found.map(({ continuity }) => continuity).toSorted()).toEqual(['continues', 'differs'])
  })
})

const billLine = ({ bills: [{ reference, cents }], name }: BilledCompany) => ({
  cents,
  text: `Repayment ${reference}`,
  payer: name,
  day: '2027-01-31',
})
const nextCompany = (): BilledCompany => present(companies.pop())
const statusOf = async ({ companyId, bills: [{ chargeId }] }: BilledCompany) =>
  (await findChargeOrder(app.deps.table, companyId, chargeId))?.status
const lineOf = async ({ bills: [{ reference }] }: BilledCompany, actor = 'mary') => {
  const { lines } = await fulfilled(act(actor, 'statement-line-list', { limit: 200 }))
  return present((lines as StatementLineView[]).find(({ text }) => text.includes(reference)))
}
const book = async (actor: string, lineId: string) =>
  (await fulfilled(act(actor, 'statement-book', { lineIds: [lineId] }))) as unknown as LinesBooked

describe('whoever read a file in does not book from it', () => {
  test('neither by hand nor what is certain, though it continues what was known; a colleague does', async () => {
    await begun()
    const company = nextCompany()
    const { facilityId, bills } = company
    await read({ number: 'R1', openingCents: 100_00, lines: [billLine(company)] })
    const line = await lineOf(company, 'reader')
    expect(line).toMatchObject({ finding: { kind: 'certain' }, heldBack: 'own reading' })
    const { lineId } = line
    const refused = { ok: false, reason: 'forbidden' }
    const targets = [{ kind: 'charge', facilityId, id: bills[0].chargeId }]
    expect(await act('reader', 'statement-line-match', { lineId, targets })).toMatchObject(refused)
    for (const action of ['to-suspense', 'ignore', 'pay-back'])
      expect(await act('reader', `statement-line-${action}`, { lineId })).toMatchObject(refused)
    const renamed = deskOf({ ...app.deps, config: { ...app.deps.config, fourEyes: true } })
    expect(
      await renamed({
        action: 'statement-line-ignore',
        actor: 'rita',
        principal: 'arn of reader',
        reason: 'x',
        lineId,
      }),
    ).toMatchObject(refused)
    expect(await book('reader', lineId)).toMatchObject({ booked: [], left: [{ lineId }] })
    expect(await fulfilled(act('reader', 'statement-book'))).toMatchObject({ booked: [], goesOn: false })
    expect(await statusOf(company)).toBe('active')
    expect(await lineOf(company, 'mary')).toMatchObject({ heldBack: null })
    expect(await book('mary', lineId)).toMatchObject({ booked: [lineId], left: [] })
    expect(await statusOf(company)).toBe('collected')
  })

  test('reading it again makes nobody else its reader', async () => {
    await begun()
    const company = nextCompany()
    const statement = { number: 'R2', openingCents: 100_00, lines: [billLine(company)] }
    await read(statement)
    await read(statement, 'mary')
    const { lineId } = await lineOf(company)
    expect(await act('reader', 'statement-line-ignore', { lineId })).toMatchObject(refusal('forbidden'))
    expect(await book('mary', lineId)).toMatchObject({ booked: [lineId] })
  })

  test('where nobody asks for two people, one does all of it', async () => {
    await begun()
    const company = nextCompany()
    await read({ number: 'R3', openingCents: 55_00, lines: [billLine(company)] })
    const { lineId } = await lineOf(company)
    expect(await act('reader', 'statement-book', { lineIds: [lineId] }, false)).toMatchObject({
      booked: [lineId],
    })
  })
})

describe('from a statement that does not continue what was known', () => {
  test('nothing is booked by rule until two people have accepted it', async () => {
    await begun()
    const company = nextCompany()
    const { statementId } = await read({ number: 'U1', openingCents: 9_00, lines: [billLine(company)] })
    const { lineId, heldBack } = await lineOf(company)
    expect(heldBack).toBe('not continued')
    expect(await book('mary', lineId)).toMatchObject({ booked: [], left: [{ lineId }] })
    const proposed = await fulfilled(act('reader', 'statement-accept', { statementId }))
    expect(await book('mary', lineId)).toMatchObject({ booked: [] })
    expect(await act('reader', 'proposal-approve', { proposalId: proposed['proposalId'] })).toMatchObject(
      refusal('forbidden'),
    )
    await fulfilled(act('grace', 'proposal-approve', { proposalId: proposed['proposalId'] }))
    expect(await statementOf(statementId)).toMatchObject({
      continuity: 'gap',
      accepted: { by: 'reader', approvedBy: 'grace', reason: 'compared with the bank' },
    })
    expect(await book('mary', lineId)).toMatchObject({ booked: [lineId] })
    const closing = 9_00 + company.bills[0].cents
    expect(
      await read({ number: 'U2', openingCents: closing, lines: [entry(1_00, '2027-01-31')] }),
    ).toMatchObject({
      continuity: 'continues',
    })
  })

  test('one that continues is not accepted, and one that was is not accepted twice', async () => {
    await begun()
    const next = await read({ number: 'V1', openingCents: 100_00, lines: [entry(5_00, '2027-01-11')] })
    expect(await act('ada', 'statement-accept', { statementId: next.statementId })).toMatchObject(
      refusal('wrongState'),
    )
    const other = await read({ number: 'V2', openingCents: 1_00, lines: [entry(5_00, '2027-01-12')] })
    await accept(other.statementId)
    expect(await act('ada', 'statement-accept', { statementId: other.statementId })).toMatchObject({
      ok: true,
    })
    expect(await act('ada', 'statement-accept', { statementId: 'none' })).toMatchObject(refusal('notFound'))
  })
})
