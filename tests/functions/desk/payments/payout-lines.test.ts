import { describe, expect, test } from 'vitest'
import type { LinesBooked, StatementLineView } from '#shared/desk/payments.ts'
import { readLedger } from '../../../../functions/data/ledger.ts'
import { Crash, type CrashTime, createFailingTable } from '../../../support/failing-table.ts'
import { present } from '../../../support/present.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createPayouts, type Named, type Payouts } from './payout-drawdowns.ts'
import { type WrittenLine, writeCamt, writeMt940 } from './statements/write-statements.ts'

const app = await useTestApp()
const payouts = await createPayouts(app)

const day = '2026-11-02'
let numbers = 0

const read = async (lines: WrittenLine[], write = writeCamt) => {
  const file = write({
    number: `P${++numbers}`,
    openingCents: 10_000_000_00,
    lines: lines.map((line) => ({ day, bankReference: `FT${++numbers}`, ...line })),
  })
  const outcome = await payouts.act('ada', 'statement-read', { file: Buffer.from(file).toString('base64') })
  expect(outcome).toMatchObject({ ok: true })
  return outcome
}

const openLines = async () => {
  const outcome = await payouts.act('ada', 'statement-line-list', { limit: 200 })
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome['lines'] as StatementLineView[]
}
const openLine = async (text: string) => present((await openLines()).find((each) => each.text.includes(text)))

const book = async (fields: object, deps = app.deps) => {
  const outcome = await payouts.act('grace', 'statement-book', fields, deps)
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome as unknown as LinesBooked
}

/** Drawdowns in a batch that the bank has, with the lines by which it paid them. */
const batched = async (...amounts: string[]) => batchedOf(payouts, ...amounts)
const batchedOf = async (of: Payouts, ...amounts: string[]) => {
  const drawdowns: Named[] = []
  for (const amount of amounts) drawdowns.push(await of.approved(amount))
  const batch = await of.made(drawdowns)
  const lines = batch.entries.map(({ endToEndId, amount }) => ({
    cents: 0 - Math.round(Number(amount) * 100),
    text: endToEndId,
  }))
  return { drawdowns, batch, lines }
}

const postingsOf = async ({ drawdownId }: Named) => {
  const ledger = await readLedger(app.deps.table, payouts.facilityId)
  expect(ledger?.rebuilt).toEqual(ledger?.facility.balances)
  return ledger?.postings.filter(({ postingId }) => postingId === `drawdown-paid-out:${drawdownId}`).length
}

describe('a debit', () => {
  test('that is a payout to the cent confirms it, once, with the bank’s reference and value date', async () => {
    const { drawdowns, batch, lines } = await batched('4000.00', '3000.00')
    expect(await read(lines)).toMatchObject({
      statements: [{ credits: 0, debits: 2, newDebits: 2, debited: '7000.00' }],
    })
    const [first, second] = await Promise.all(lines.map(({ text }) => openLine(text)))
    expect(first).toMatchObject({
      amount: '-4000.00',
      remaining: '-4000.00',
      finding: {
        kind: 'certain',
        reasons: ['end-to-end id', 'amount'],
        owed: [{ kind: 'payout', id: drawdowns[0]?.drawdownId, amount: '4000.00' }],
      },
    })
    const ids = [first?.lineId ?? '', second?.lineId ?? '']
    // All are simulated, and nothing is executed.
    const simulated = await payouts.act('grace', 'statement-book', { lineIds: ids, dryRun: true })
    expect(simulated).toMatchObject({
      dryRun: true,
      booked: ids,
      parts: drawdowns.map(({ drawdownId }, index) => ({
        companyNameEn: 'Lantern Street Trading Limited',
        before: { lineId: ids[index], state: 'open', drawdownId, status: 'approved' },
        after: {
          lineId: ids[index],
          state: 'booked',
          drawdownId,
          status: 'paid out',
          batchId: batch.batchId,
        },
      })),
      left: [],
    })
    expect(await payouts.stored(drawdowns[0] as Named)).toMatchObject({ status: 'approved' })

    for (let time = 1; time <= 2; time++)
      expect(await book({ lineIds: ids })).toMatchObject({ booked: ids, left: [] })
    for (const [index, drawdown] of drawdowns.entries()) {
      expect(await payouts.stored(drawdown)).toMatchObject({
        status: 'paid out',
        payoutLineId: ids[index],
        payoutReference: expect.stringMatching(/^FT/),
        price: { drawdownDate: day },
      })
      expect(await postingsOf(drawdown)).toBe(1)
    }
    expect(await payouts.act('mary', 'payout-batch-show', { batchId: batch.batchId })).toMatchObject({
      status: 'paid out',
      entries: ids.map((lineId) => ({ state: 'paid out', lineId })),
    })
    const { statementId } = first ?? {}
    expect(await payouts.act('mary', 'statement-line-list', { statementId })).toMatchObject({
      statement: { debits: 2, debited: '7000.00', closing: '9993000.00' },
      lines: [
        {
          state: 'booked',
          remaining: '0.00',
          parts: [{ kind: 'payout', amount: '-4000.00', by: 'grace', reasons: ['end-to-end id', 'amount'] }],
        },
        { state: 'booked' },
      ],
    })
  })

  test('of another amount, or of nothing that was asked for, is told and books nothing', async () => {
    const { drawdowns, lines } = await batched('2000.00')
    const [line] = lines
    await read([
      { cents: -2_000_01, text: `${line?.text} with a charge` },
      { cents: -5_00, text: 'Account fee' },
    ])
    const differs = await openLine('with a charge')
    expect(differs.finding).toMatchObject({ kind: 'differs', difference: '0.01', owed: [{ kind: 'payout' }] })
    const fee = await openLine('Account fee')
    expect(fee.finding).toMatchObject({ kind: 'unknown', owed: [], named: [] })
    const lineIds = [differs.lineId, fee.lineId]
    expect(await book({ lineIds })).toMatchObject({
      booked: [],
      left: [{ why: 'it is not certain, but differs' }, { why: 'it is not certain, but unknown' }],
    })
    expect(await payouts.stored(drawdowns[0] as Named)).toMatchObject({ status: 'approved' })
    const { facilityId } = payouts
    for (const [action, fields] of [
      ['statement-line-match', { targets: [{ kind: 'charge', facilityId, id: 'c' }] }],
      ['statement-line-to-suspense', { facilityId }],
      ['statement-line-to-suspense', {}],
    ] as const)
      expect(await payouts.act('ada', action, { lineId: fee.lineId, ...fields })).toMatchObject({
        ok: false,
      })
    expect(await payouts.act('ada', 'statement-line-ignore', { lineId: fee.lineId })).toMatchObject({
      line: { state: 'ignored', remaining: '0.00', reason: 'seen' },
    })
  })

  test('of a payout that was confirmed by hand is its line; a second one of it is told', async () => {
    const { drawdowns, batch, lines } = await batched('1800.00')
    await payouts.act('ada', 'payout-batch-confirm', { batchId: batch.batchId })
    await read([...lines, ...lines.map(({ cents, text }) => ({ cents, text: `${text} again` }))])
    const [named] = drawdowns
    const twice = (await openLines()).filter(({ text }) => text.startsWith(String(named?.drawdownId)))
    expect(twice.map(({ finding }) => finding?.kind)).toEqual(['certain', 'certain'])
    const { booked, left } = await book({ lineIds: twice.map(({ lineId }) => lineId) })
    expect([booked.length, left.length]).toEqual([1, 1])
    expect(left[0]?.why).toMatch(/is the payout of drawdown/)
    const again = (await openLines()).find(({ lineId }) => lineId === left[0]?.lineId)
    expect(again?.finding).toMatchObject({
      kind: 'unknown',
      named: [{ drawdownId: named?.drawdownId, status: 'paid out' }],
    })
    expect(await postingsOf(named as Named)).toBe(1)
  })

  test('is read from MT940, where the bank breaks the id into lines', async () => {
    const { drawdowns, lines } = await batched('1700.00')
    const [line] = lines
    const id = line?.text ?? ''
    await read(
      [
        {
          cents: line?.cents ?? 0,
          text: `EREF+${id.slice(0, 20)}?21${id.slice(20)}`,
          payer: 'Lantern Street Trading Limited',
        },
      ],
      writeMt940,
    )
    const told = (await openLines()).find(({ amount }) => amount === '-1700.00')
    expect(told?.finding).toMatchObject({ kind: 'certain', owed: [{ id: drawdowns[0]?.drawdownId }] })
    expect(await book({ lineIds: [told?.lineId] })).toMatchObject({ left: [] })
  })
})

test('a statement of the account that payouts leave from is read, and its lines keep which', async () => {
  const { lines } = await batched('1400.00')
  const { lender } = app.deps.config
  const payoutAccount = {
    ...lender.repaymentAccount,
    accountNumber: 'GB29 NWBK 6016 1331 9268 19',
    otherNumbers: ['60-16-13 31926819'],
  }
  const deps = { ...app.deps, config: { ...app.deps.config, lender: { ...lender, payoutAccount } } }
  const readOf = (account: string) => {
    const told = lines.map((line) => ({ day, bankReference: `FT${++numbers}`, ...line }))
    const file = writeCamt({ account, number: `P${++numbers}`, openingCents: 10_000_00, lines: told })
    return payouts.act('ada', 'statement-read', { file: Buffer.from(file).toString('base64') }, deps)
  }
  for (const another of ['601613319268199', '31926819', 'FR29 NWBK 6016 1331 9268 19'])
    expect(await readOf(another)).toMatchObject({ ok: false, reason: 'ruleBroken' })
  // As a British bank writes the number, without the IBAN's prefix.
  expect(await readOf('60161331926819')).toMatchObject({ ok: true, statements: [{ newDebits: 1 }] })
  const { account, lineId } = await openLine(lines[0]?.text ?? '')
  expect(account).toBe('GB29NWBK60161331926819')
  expect(await book({ lineIds: [lineId] }, deps)).toMatchObject({ booked: [lineId], left: [] })
})

test('confirming a batch is simulated transfer by transfer, with the end of the batch', async () => {
  const { drawdowns, batch } = await batched('1500.00', '1600.00')
  const { batchId } = batch
  const simulated = await payouts.act('grace', 'payout-batch-confirm', {
    batchId,
    dryRun: true,
    reference: 'FT1',
  })
  expect(simulated).toMatchObject({
    ok: true,
    dryRun: true,
    status: 'paid out',
    left: [],
    parts: drawdowns.map(({ drawdownId }) => ({
      before: { drawdownId, status: 'approved' },
      after: { drawdownId, status: 'paid out', reference: 'FT1' },
    })),
  })
  const { changes } = simulated as unknown as { changes: { type: string; after: { status?: string } }[] }
  expect(changes.filter(({ type }) => type === 'drawdown')).toHaveLength(2)
  expect(
    changes.filter(({ type, after }) => type === 'payout-batch' && after.status === 'paid out'),
  ).toHaveLength(1)
  expect(await payouts.act('grace', 'payout-batch-show', { batchId })).toMatchObject({ status: 'made' })
  for (const drawdown of drawdowns) expect(await postingsOf(drawdown)).toBe(0)
})

test('the last two of a batch that are booked at the same moment end it between them', async () => {
  const { drawdowns, batch, lines } = await batched('1700.00', '1800.00')
  await read(lines)
  const texts = lines.map(({ text }) => text)
  const lineIds = (await openLines()).flatMap(({ lineId, text }) => (texts.includes(text) ? lineId : []))
  const bookEach = () => Promise.all(lineIds.map((lineId) => book({ lineIds: [lineId] })))
  await bookEach()
  // Those who were overtaken book again.
  await bookEach()
  for (const drawdown of drawdowns) expect(await postingsOf(drawdown)).toBe(1)
  expect(await payouts.act('ada', 'payout-batch-show', { batchId: batch.batchId })).toMatchObject({
    status: 'paid out',
  })
})

test('booking what left is done once, wherever it breaks off', async () => {
  const times: CrashTime[] = ['before', 'after']
  let crashed = 0
  for (const time of times)
    for (const write of [1, 2]) {
      const { drawdowns, batch, lines } = await batched('1200.00', '1300.00')
      await read(lines)
      const texts = lines.map(({ text }) => text)
      const lineIds = (await openLines()).flatMap(({ lineId, text }) => (texts.includes(text) ? lineId : []))
      const failing = createFailingTable(app.deps.table, (each) => (each === write ? time : undefined))
      await book({ lineIds }, { ...app.deps, table: failing.table }).catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error
      })
      crashed += failing.crashes()
      expect(await book({ lineIds })).toMatchObject({ booked: lineIds, left: [] })
      for (const drawdown of drawdowns) expect(await postingsOf(drawdown)).toBe(1)
      expect(await payouts.act('ada', 'payout-batch-show', { batchId: batch.batchId })).toMatchObject({
        status: 'paid out',
      })
    }
  expect(crashed).toBe(4)
})

test('a payout that the bank made on a day on which another amount is paid out is booked, and the difference held', async () => {
  const upfront = await createPayouts(app, {
    repayment: [{ method: 'bullet', tenor: { days: 90 }, timing: 'upfront', collection: 'bank_transfer' }],
  })
  const { drawdowns, lines } = await batchedOf(upfront, '2000.00')
  const [line] = lines
  expect(line?.cents).toBeGreaterThan(-2_000_00)
  app.clock.set('2026-11-04T01:00:00.000Z')
  await read(lines.map((each) => ({ ...each, day: '2026-11-03' })))
  const { lineId, finding } = await openLine(line?.text ?? '')
  expect(finding).toMatchObject({ kind: 'certain' })
  expect(await book({ lineIds: [lineId] })).toMatchObject({ booked: [lineId], left: [] })
  const lent = await upfront.stored(drawdowns[0] as Named)
  expect(lent).toMatchObject({ status: 'paid out', price: { drawdownDate: '2026-11-03' } })
  const ledger = await readLedger(app.deps.table, upfront.facilityId)
  expect(ledger?.facility.balances).toMatchObject({
    cash: line?.cents,
    suspense: 0 - (lent?.payoutHeldCents ?? 0),
  })
  expect(lent?.payoutHeldCents).toBeGreaterThan(0)
})
