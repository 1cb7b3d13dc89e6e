import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LinesBooked, StatementLineList, StatementsRead } from '#shared/desk/payments.ts'
import { trialBalance } from '#shared/ledger/balances.ts'
import { findChargeOrder } from '../../../../functions/data/charge-orders.ts'
import { readLedger } from '../../../../functions/data/ledger.ts'
import { callDesk } from '../../../support/draw-money.ts'
import { createTestApp, type TestApp } from '../../../support/test-app.ts'
import { type BilledCompany, buildBills } from './build-bills.ts'
import { type WrittenLine, writeCamt, writeMt940 } from './statements/write-statements.ts'

/** In hundreds of lines: ten with `STATEMENT_LINES=1000`, which takes a minute. */
const scale = Math.max(1, Math.round(Number(process.env['STATEMENT_LINES'] ?? 100) / 100))
const tens = (count: number) => count * scale * 10

let app: TestApp
let companies: BilledCompany[]
beforeAll(async () => {
  app = await createTestApp()
  companies = await buildBills(app, tens(4))
}, 120_000)
afterAll(() => app.close())

const day = '2027-01-31'
let references = 0
const line = (cents: number, text: string, payer: string): WrittenLine => ({
  cents,
  text,
  payer,
  day,
  bankReference: `FT${String(++references).padStart(6, '0')}`,
})

const exact = (index: number, which: 0 | 1, payer = companies[index]?.name ?? '', off = 0) => {
  const bill = companies[index]?.bills[which]
  if (!bill) throw new Error('no bill')
  return line(bill.cents + off, `Repayment ${bill.reference}`, payer)
}

const from = (start: number, end: number) => Array.from({ length: end - start }, (_, index) => start + index)

/** The lines by what each is to be found to be. */
const writeLines = (): Record<string, WrittenLine[]> => {
  return {
    certain: [
      ...from(0, tens(3)).map((index) => exact(index, 0)),
      ...from(0, tens(2)).map((index) => exact(index, 1)),
    ],
    differs: from(tens(2), tens(3)).map((index) => exact(index, 1, undefined, index % 2 ? 1 : -1)),
    several: from(tens(3), tens(3.5)).map((index) => {
      const [a, b] = companies[index]?.bills ?? []
      return line((a?.cents ?? 0) + (b?.cents ?? 0), `Both ${a?.reference}`, companies[index]?.name ?? '')
    }),
    likely: from(tens(3.5), tens(4)).map((index) => exact(index, 0, 'Somebody Else Ltd')),
    // Paid twice in truth: two transfers of the same.
    paidTwice: from(0, tens(1)).map((index) => exact(index, 0)),
    unknown: from(0, tens(2)).map((index) => line(123_45 + index, `Invoice ${index}`, `Stranger ${index}`)),
  }
}

const read = async (file: string) => {
  const outcome = await callDesk(app, 'statement-read', { file: Buffer.from(file).toString('base64') })
  if (!outcome.ok) throw new Error(outcome.message)
  return (outcome as unknown as StatementsRead).statements[0]
}

const book = async (fields: object = {}) => {
  const outcome = await callDesk(app, 'statement-book', { ...fields })
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome as unknown as LinesBooked
}

const openLines = async () => {
  const lines: StatementLineList['lines'] = []
  let cursor: string | null = null
  do {
    const outcome = await callDesk(app, 'statement-line-list', { limit: 200, ...(cursor ? { cursor } : {}) })
    if (!outcome.ok) throw new Error(outcome.message)
    const page = outcome as unknown as StatementLineList
    lines.push(...page.lines)
    cursor = page.cursor
  } while (cursor)
  return lines
}

describe(`${tens(10)} lines`, () => {
  test('are kept once, a third read again in another format, and all of them a third time', async () => {
    const written = writeLines()
    const lines = Object.values(written).flat()
    const third = Math.ceil(lines.length / 3)
    expect(lines).toHaveLength(tens(10))
    expect(await read(writeCamt({ lines }))).toMatchObject({
      lines: tens(10),
      credits: tens(10),
      newCredits: tens(10),
    })
    expect(await read(writeMt940({ lines: lines.slice(0, third), number: 'overlap' }))).toMatchObject({
      lines: third,
      newCredits: 0,
    })
    expect(await read(writeCamt({ lines }))).toMatchObject({ newCredits: 0 })
    const open = await openLines()
    expect(open).toHaveLength(tens(10))
    const kinds = Map.groupBy(open, ({ finding }) => finding?.kind)
    expect(Object.fromEntries([...kinds].map(([kind, each]) => [kind, each.length]))).toEqual({
      // The second of what was paid twice fits as well until the first is booked.
      certain: tens(6),
      differs: tens(1),
      several: tens(0.5),
      likely: tens(0.5),
      unknown: tens(2),
    })
  }, 120_000)

  test('are booked once by three people at once, and what is left is explained', async () => {
    const booked = new Set<string>()
    for (let isOver = false; !isOver; ) {
      const outcomes = await Promise.all([book(), book(), book()])
      for (const outcome of outcomes) for (const lineId of outcome.booked) booked.add(lineId)
      isOver = outcomes.every(
        (outcome) => !outcome.goesOn && outcome.booked.length === 0 && outcome.left.length === 0,
      )
    }
    expect(booked.size).toBe(tens(5))
    const open = await openLines()
    const kinds = Map.groupBy(open, ({ finding }) => finding?.kind)
    expect(Object.fromEntries([...kinds].map(([kind, each]) => [kind, each.length]))).toEqual({
      differs: tens(1),
      several: tens(0.5),
      likely: tens(0.5),
      unknown: tens(3),
    })
    expect(
      kinds
        .get('differs')
        ?.map(({ finding }) => finding?.difference)
        .toSorted(),
    ).toEqual([
      ...Array.from({ length: tens(0.5) }, () => '-0.01'),
      ...Array.from({ length: tens(0.5) }, () => '0.01'),
    ])
    // Of what was paid twice, the drawdown is named that is repaid.
    const named = kinds.get('unknown')?.flatMap(({ finding }) => finding?.named ?? [])
    expect(named).toHaveLength(tens(1))
    expect(new Set(named?.map(({ status }) => status))).toEqual(new Set(['repaid']))
    for (const [index, { companyId, facilityId, bills }] of companies.entries()) {
      const ledger = await readLedger(app.deps.table, facilityId)
      expect(ledger?.rebuilt).toEqual(ledger?.facility.balances)
      expect(trialBalance(ledger?.rebuilt ?? ({} as never))).toBe(0)
      const received = ledger?.postings.filter(({ kind }) => kind === 'repayment-received').length
      expect([index, received]).toEqual([index, index < tens(2) ? 2 : index < tens(3) ? 1 : 0])
      expect(ledger?.facility.balances.suspense === 0).toBe(true)
      const first = await findChargeOrder(app.deps.table, companyId, bills[0].chargeId)
      expect(first?.status).toBe(index < tens(3) ? 'collected' : 'active')
    }
  }, 120_000)

  test('that are decided on by many calls at once land once each', async () => {
    const several = (await openLines()).filter(({ finding }) => finding?.kind === 'several')
    const fieldsOf = ({ lineId, finding }: StatementLineList['lines'][number]) => ({
      lineId,
      targets: finding?.owed.map(({ kind, facilityId, id }) => ({ kind, facilityId, id })),
    })
    const calls = several.flatMap((line) => {
      const fields = fieldsOf(line)
      return Array.from({ length: 4 }, () => callDesk(app, 'statement-line-match', fields))
    })
    expect(calls).toHaveLength(tens(2))
    await Promise.all(calls)
    // Who was overtaken is told so, and does the rest.
    for (const each of several)
      expect(await callDesk(app, 'statement-line-match', fieldsOf(each))).toMatchObject({
        ok: true,
        line: { state: 'booked', remaining: '0.00' },
      })
    for (const { facilityId } of companies.slice(tens(3), tens(3.5))) {
      const ledger = await readLedger(app.deps.table, facilityId)
      expect(ledger?.rebuilt).toEqual(ledger?.facility.balances)
      expect(ledger?.facility.balances).toMatchObject({ principalReceivable: 0, interestReceivable: 0 })
      expect(ledger?.postings.filter(({ kind }) => kind === 'repayment-received')).toHaveLength(2)
    }
  }, 120_000)
})
