import { describe, expect, test } from 'vitest'
import type { StatementLineView } from '#shared/desk/payments.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { findChargeOrder, replaceChargeOrder } from '../../../../functions/data/charge-orders.ts'
import { findDrawdown, replaceDrawdown } from '../../../../functions/data/drawdowns.ts'
import { imageOf } from '../../../../functions/data/item-image.ts'
import { readLedger } from '../../../../functions/data/ledger.ts'
import { findPayment, writePayment } from '../../../../functions/data/payments.ts'
import { findStatementLine } from '../../../../functions/data/statement-lines.ts'
import { put } from '../../../../functions/data/table.ts'
import type { Deps } from '../../../../functions/runtime/deps.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { encodeText } from '../../../support/encode-text.ts'
import { Crash, type CrashTime, createFailingTable } from '../../../support/failing-table.ts'
import { present } from '../../../support/present.ts'
import { refusal } from '../../../support/refusal.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { type Bill, type BilledCompany, buildBills } from './build-bills.ts'
import { testColumns, type WrittenLine, writeCamt, writeCsv } from './statements/write-statements.ts'

const app = await useTestApp()
const companies = await buildBills(app, 40)

const day = '2027-01-31'

/** Each test has a separate company. */
const nextCompany = (): BilledCompany => present(companies.pop())

const act = (action: string, fields: object = {}, deps: Deps = app.deps) =>
  deskOf(deps)({ action, actor: 'ada', reason: 'as the bank says', ...fields })

const fileOf = (text: string) => ({ file: Buffer.from(text).toString('base64') })

let statements = 0
const written = (lines: WrittenLine[]) =>
  writeCamt({ lines: lines.map((line) => ({ day, ...line })), number: `S${++statements}` })

const allButLooks = async () =>
  (await app.everyItem())
    .filter(({ isLook }) => !isLook)
    .map(imageOf)
    .toSorted()

const everyLine = async (): Promise<StatementLineView[]> => {
  const outcome = await act('statement-line-list', { limit: 200 })
  return outcome.ok ? (outcome['lines'] as StatementLineView[]) : []
}
const openLine = async (text: string) => present((await everyLine()).find((each) => each.text.includes(text)))

/** Imports a line, and returns it as listed. */
const receive = async (line: WrittenLine) => {
  expect(await act('statement-read', fileOf(written([line])))).toMatchObject({ ok: true })
  return openLine(line.text)
}

const chargeTarget = (facilityId: string, { chargeId }: { chargeId: string }) => ({
  kind: 'charge',
  facilityId,
  id: chargeId,
})
/** The open items that a line seems to pay, in the form that matching accepts. */
const targetsIn = ({ finding }: StatementLineView) =>
  finding?.owed.map(({ kind, facilityId, id }) => ({ kind, facilityId, id }))

const ledgerOf = async ({ facilityId }: BilledCompany) => {
  const ledger = present(await readLedger(app.deps.table, facilityId))
  expect(ledger.rebuilt).toEqual(ledger.facility.balances)
  return ledger
}
const statusOf = async ({ companyId }: BilledCompany, { chargeId }: { chargeId: string }) =>
  (await findChargeOrder(app.deps.table, companyId, chargeId))?.status

/** Moves a company's bill and its drawdown to a second facility. */
const moveBill = async ({ companyId, facilityId }: BilledCompany, bill: Bill): Promise<string> => {
  const { table } = app.deps
  const second = `${facilityId}-second`
  const { items } = await table.query<{ facilityId: string }>({ pk: `FACILITY#${facilityId}` })
  for (const item of items)
    await table.write(put(table, { ...item, pk: `FACILITY#${second}`, facilityId: second }))
  const drawdown = await findDrawdown(table, companyId, bill.drawdownId)
  const charge = await findChargeOrder(table, companyId, bill.chargeId)
  if (!drawdown || !charge) throw new Error('no such bill')
  await table.write(replaceDrawdown(table, { ...drawdown, facilityId: second }))
  await table.write(replaceChargeOrder(table, { ...charge, facilityId: second }))
  return second
}

/** Has a company report a transfer for all of a bill. */
const report = async (
  { companyId, facilityId }: BilledCompany,
  bill: Bill,
  paymentId: string,
  cents = bill.cents,
) => {
  const { table } = app.deps
  const charge = present(await findChargeOrder(table, companyId, bill.chargeId))
  await table.write(replaceChargeOrder(table, { ...charge, pendingCents: cents }))
  await table.transact(
    writePayment(table, {
      paymentId,
      companyId,
      facilityId,
      chargeId: bill.chargeId,
      status: 'reported',
      reportedCents: cents,
      reference: 'OWN 77001',
      reportedAt: '2027-01-31T00:30:00.000Z',
      version: 0,
    }),
  )
}

/** Performs an act that crashes at its `write`th write, and repeats it. */
const crashing = async (write: number, time: CrashTime, action: string, fields: object) => {
  const failing = createFailingTable(app.deps.table, (each) => (each === write ? time : undefined))
  await act(action, fields, { ...app.deps, table: failing.table }).catch((error: unknown) => {
    if (!(error instanceof Crash)) throw error
  })
  expect(await act(action, fields)).toMatchObject({ ok: true })
  return failing.crashes() > 0
}

const times: CrashTime[] = ['before', 'after']

describe('a statement', () => {
  test.each([
    ['of another’s account', () => writeCamt({ lines: [], account: '999-999999-999' }), 'ruleBroken'],
    ['that does not add up', () => writeCamt({ lines: [], closingCents: 1 }), 'invalidInput'],
    ['that is none', () => 'nothing of a bank’s', 'invalidInput'],
  ])('%s is refused, and nothing of it is kept', async (_name, write, reason) => {
    const before = (await app.everyItem()).map(imageOf).toSorted()
    expect(await act('statement-read', fileOf(write()))).toMatchObject({ ok: false, reason })
    expect((await app.everyItem()).map(imageOf).toSorted()).toEqual(before)
  })

  test('is kept whole and once, wherever reading it breaks off', async () => {
    let crashed = 0
    // The statement, the ids of its lines, the lines, and the transaction that completes it.
    for (const time of times)
      for (let write = 1; write <= 4; write++) {
        const text = `crash ${time} ${write}`
        const lines = [1, 2, 3].map((cents) => ({
          cents,
          text: `${text} line ${cents}`,
          bankReference: `${text}${cents}`,
        }))
        const fields = fileOf(written(lines))
        if (await crashing(write, time, 'statement-read', fields)) crashed++
        expect((await everyLine()).filter((each) => each.text.startsWith(text))).toHaveLength(3)
        expect(await act('statement-read', fields)).toMatchObject({ statements: [{ newCredits: 0 }] })
      }
    expect(crashed).toBe(8)
  })

  test('is listed with what was read of it, and with its lines', async () => {
    app.clock.advance('PT1S')
    await receive({ cents: 5_00, text: 'of a statement' })
    const listed = await act('statement-list', { limit: 1 })
    expect(listed).toMatchObject({
      ok: true,
      statements: [
        { number: `S${statements}`, credits: 1, credited: '5.00', readBy: 'ada', from: day, to: day },
      ],
      cursor: expect.any(String),
    })
    const { statementId } =
      (listed as unknown as { statements: { statementId: string }[] }).statements[0] ?? {}
    expect(await act('statement-line-list', { statementId })).toMatchObject({
      lines: [{ text: 'of a statement', amount: '5.00' }],
      cursor: null,
    })
  })
})

const receipts = (reference: string, ...days: string[]) =>
  days.map((each) => ({ cents: 77_00, text: `Twice ${reference}`, bankReference: reference, day: each }))
const saying = async (reference: string) =>
  (await everyLine()).filter(({ text }) => text === `Twice ${reference}`)

describe('a reference that the bank used on another day', () => {
  test('is another receipt, which resembles the first, however often and in whatever order both are read', async () => {
    const [first, second] = [
      fileOf(written(receipts('FT-R', '2027-01-29'))),
      fileOf(written(receipts('FT-R', day))),
    ]
    expect(await act('statement-read', first)).toMatchObject({ statements: [{ newCredits: 1 }] })
    expect(await act('statement-read', second)).toMatchObject({ statements: [{ newCredits: 1 }] })
    const lines = await saying('FT-R')
    expect(lines.map(({ valueDate }) => valueDate)).toEqual(['2027-01-29', day])
    expect(lines.map(({ resembles }) => resembles)).toEqual([null, lines[0]?.lineId])
    const both = [receipts('FT-R', '2027-01-29', day), receipts('FT-R', day, '2027-01-29')]
    for (const file of [first, second, ...both.map((each) => fileOf(written(each)))])
      expect(await act('statement-read', file)).toMatchObject({ statements: [{ newCredits: 0 }] })
    expect(await saying('FT-R')).toHaveLength(2)
  })

  test('in one statement is a line of its own, which resembles none, also where reading it broke off', async () => {
    const fields = fileOf(written(receipts('FT-O', '2027-01-29', day)))
    expect(await crashing(4, 'before', 'statement-read', fields)).toBe(true)
    expect((await saying('FT-O')).map(({ resembles }) => resembles)).toEqual([null, null])
    expect(await act('statement-read', fields)).toMatchObject({ statements: [{ newCredits: 0 }] })
  })

  test('is kept though both are read at the same moment', async () => {
    const days = ['2027-01-28', '2027-01-29', day]
    const files = days.map((each) => fileOf(written(receipts('FT-M', each))))
    const outcomes = await Promise.all(files.map((file) => act('statement-read', file)))
    for (const [index, { ok }] of outcomes.entries()) if (!ok) await act('statement-read', files[index])
    const lines = await saying('FT-M')
    expect(lines.map(({ valueDate }) => valueDate).toSorted()).toEqual(days)
    expect(lines.filter(({ resembles }) => resembles === null)).toHaveLength(1)
  })
})

test('a statement is not read again in another encoding: its lines would be others, and booked twice', async () => {
  const text = writeCsv({ lines: [{ cents: 12_00, text: '归还贷款本息', payer: '工本费', day }] })
  const fields = {
    file: Buffer.from(encodeText(text, 'gb18030')).toString('base64'),
    columns: testColumns,
    account: '123-456789-000',
    currency: 'GBP',
  }
  const once = { ok: true, statements: [{ newCredits: 1 }] }
  expect(await act('statement-read', { ...fields, encoding: 'gb18030' })).toMatchObject(once)
  const before = (await app.everyItem()).map(imageOf).toSorted()
  for (const encoding of ['windows-1252', 'big5'])
    expect(await act('statement-read', { ...fields, encoding })).toMatchObject(refusal('ruleBroken'))
  expect((await app.everyItem()).map(imageOf).toSorted()).toEqual(before)
  expect(await act('statement-read', { ...fields, encoding: 'gb18030' })).toMatchObject({
    statements: [{ newCredits: 0 }],
  })
})

test('the texts of a statement that was read wrongly are replaced, and what was booked stays', async () => {
  const text = writeCsv({
    lines: [
      { cents: 12_00, text: '归还贷款', payer: '海港公司', day },
      { cents: 7_00, text: '利息', payer: '海港公司', day },
    ],
  })
  const fields = {
    file: Buffer.from(encodeText(text, 'gb18030')).toString('base64'),
    columns: testColumns,
    account: '123-456789-000',
    currency: 'GBP',
  }
  const linesOf = async () =>
    (await app.everyItem()).filter(({ type, statementId }) => type === 'statement-line' && statementId === id)
  const outcome = await act('statement-read', { ...fields, encoding: 'windows-1252' })
  const id = outcome.ok ? (outcome['statements'] as { statementId: string }[])[0]?.statementId : undefined
  const [wrong] = await linesOf()
  expect(await act('statement-line-to-suspense', { lineId: wrong?.['lineId'] })).toMatchObject({ ok: true })
  const right = { ...fields, encoding: 'gb18030', replacesTexts: true }
  expect(await act('statement-read', { ...right, dryRun: true })).toMatchObject({ ok: true, dryRun: true })
  expect(await act('statement-read', right)).toMatchObject({
    statements: [{ newCredits: 0, rewritten: 2 }],
  })
  expect(await act('statement-read', { ...fields, encoding: 'gb18030' })).toMatchObject({
    statements: [{ newCredits: 0, rewritten: 0 }],
  })
  // The lines have the corrected text, and the decision on one of them is kept.
  const stored = await linesOf()
  expect(stored.map(({ payerName }) => payerName)).toEqual(['海港公司', '海港公司'])
  expect(stored.map(({ state }) => state).toSorted()).toEqual(['open', 'suspense'])
  expect(await act('statement-read', { ...fields, encoding: 'windows-1252' })).toMatchObject({ ok: false })
})

describe('a line', () => {
  test('that is certain is booked to what was reported, and the bill is paid', async () => {
    const company = nextCompany()
    const [bill] = company.bills
    const { companyId } = company
    const { table } = app.deps
    await report(company, bill, 'reported')
    const line = await receive({
      cents: bill.cents,
      text: `Repayment ${bill.reference}`,
      payer: company.name,
    })
    expect(line.finding).toMatchObject({
      kind: 'certain',
      reasons: ['reference', 'amount', 'payer'],
      owed: [
        {
          kind: 'payment',
          id: 'reported',
          companyNameEn: company.name,
          companyNameCn: '灯街贸易有限公司',
        },
      ],
    })
    const fields = { lineIds: [line.lineId] }
    const bookedOnce = { booked: [line.lineId], left: [] }
    expect(await act('statement-book', fields)).toMatchObject(bookedOnce)
    expect(await act('statement-book', fields)).toMatchObject(bookedOnce)
    expect(await statusOf(company, bill)).toBe('collected')
    expect(await findPayment(table, companyId, 'reported')).toMatchObject({
      status: 'posted',
      valueDate: day,
    })
    const { postings } = await ledgerOf(company)
    expect(postings.filter(({ kind }) => kind === 'repayment-received')).toHaveLength(1)
    expect(await act('statement-line-list', { state: 'booked', month: '2027-01' })).toMatchObject({
      lines: [
        {
          lineId: line.lineId,
          remaining: '0.00',
          decidedBy: 'ada',
          parts: [{ companyNameEn: company.name, reasons: ['reference', 'amount', 'payer'], reason: null }],
        },
      ],
    })
    const audit = await act('audit-list', { companyId })
    expect((audit as unknown as { entries: unknown[] }).entries).toContainEqual(
      expect.objectContaining({ action: 'statement-book', actor: 'ada' }),
    )
  })

  test('of a file without the bank’s references may be one that was read before: it is never certain', async () => {
    const company = nextCompany()
    const [bill] = company.bills
    const line = { cents: bill.cents, text: `Bill ${bill.reference}`, payer: company.name, day }
    await receive({ ...line, bankReference: 'THE-BANKS-OWN' })
    const csv = { columns: testColumns, account: '123-456789-000', currency: 'GBP' }
    const bareFile = (openingCents: number) => ({
      ...fileOf(writeCsv({ openingCents, lines: [line] })),
      ...csv,
    })
    // The same balance after the line proves that it is the stored one.
    expect(await act('statement-read', bareFile(0))).toMatchObject({ statements: [{ newCredits: 0 }] })
    expect(await act('statement-read', bareFile(31_00))).toMatchObject({
      statements: [{ newCredits: 1, undecided: 1, format: 'CSV' }],
    })
    const both = (await everyLine()).filter(({ text }) => text === line.text)
    const [named] = both.filter(({ bankReference }) => bankReference)
    const [bare] = both.filter(({ bankReference }) => !bankReference)
    expect(named?.finding?.kind).toBe('certain')
    expect(bare).toMatchObject({ resembles: named?.lineId, finding: { kind: 'likely' } })
    expect(await act('statement-book', { lineIds: [bare?.lineId] })).toMatchObject({
      booked: [],
      left: [{ why: 'it is not certain, but likely' }],
    })
  })

  test('for two bills is booked to both once, wherever booking it breaks off', async () => {
    let crashed = 0
    for (const time of times)
      for (let write = 1; write <= 2; write++) {
        const company = nextCompany()
        const [first, second] = company.bills
        const line = await receive({
          cents: first.cents + second.cents,
          text: `Both ${first.reference}`,
          payer: company.name,
        })
        expect(line.finding).toMatchObject({ kind: 'several' })
        const fields = { lineId: line.lineId, targets: targetsIn(line) }
        if (await crashing(write, time, 'statement-line-match', fields)) crashed++
        expect(await act('statement-line-match', fields)).toMatchObject({
          line: { state: 'booked', remaining: '0.00' },
        })
        expect([await statusOf(company, first), await statusOf(company, second)]).toEqual([
          'collected',
          'collected',
        ])
        const { postings, facility } = await ledgerOf(company)
        expect(postings.filter(({ kind }) => kind === 'repayment-received')).toHaveLength(2)
        expect(facility.balances.suspense === 0).toBe(true)
      }
    expect(crashed).toBe(4)
  })

  test('for a transfer that was reported and a bill of another facility is foreseen and booked to both', async () => {
    const company = nextCompany()
    const { companyId, facilityId } = company
    const [reported, other] = company.bills
    const second = await moveBill(company, other)
    await report(company, reported, 'reported-with-another')
    const line = await receive({
      cents: reported.cents + other.cents,
      text: `Both at once ${reported.reference}`,
      payer: company.name,
    })
    expect(line.finding).toMatchObject({
      kind: 'several',
      owed: [
        { kind: 'payment', facilityId, id: 'reported-with-another' },
        { kind: 'charge', facilityId: second, id: other.chargeId },
      ],
    })
    const fields = { lineId: line.lineId, targets: targetsIn(line) ?? [] }
    const before = await allButLooks()
    const [, ofOther] = fields.targets
    // Nothing is booked to the first of several while one of the others is refused.
    for (const [targets, reason] of [
      [[...fields.targets, chargeTarget(facilityId, reported)], 'ruleBroken'],
      [[ofOther, chargeTarget(facilityId, other)], 'notFound'],
      [[ofOther, { kind: 'payment', facilityId, id: 'none' }], 'notFound'],
    ] as const)
      expect(await act('statement-line-match', { ...fields, targets })).toMatchObject({ reason })
    const simulated = await act('statement-line-match', { ...fields, dryRun: true })
    expect(simulated).toMatchObject({
      dryRun: true,
      parts: [
        { companyId, after: { paymentId: 'reported-with-another', outstanding: '0.00', state: 'open' } },
        { companyId, after: { chargeId: other.chargeId, outstanding: '0.00', state: 'booked' } },
      ],
    })
    expect(await allButLooks()).toEqual(before)
    expect(await act('statement-line-match', fields)).toMatchObject({
      line: { state: 'booked', remaining: '0.00' },
    })
    expect([await statusOf(company, reported), await statusOf(company, other)]).toEqual([
      'collected',
      'collected',
    ])
    expect(await findPayment(app.deps.table, companyId, 'reported-with-another')).toMatchObject({
      status: 'posted',
      postedCents: reported.cents,
      surplusCents: 0,
    })
    expect((await ledgerOf(company)).facility.balances.suspense === 0).toBe(true)
  })

  test('that is a cent too much or too little is booked by a person: the cent is held, or still owed', async () => {
    for (const off of [1, -1]) {
      const company = nextCompany()
      const [bill] = company.bills
      const line = await receive({
        cents: bill.cents + off,
        text: `Cent ${bill.reference}`,
        payer: company.name,
      })
      expect(line.finding).toMatchObject({ kind: 'differs', difference: off > 0 ? '0.01' : '-0.01' })
      expect(await act('statement-book', { lineIds: [line.lineId] })).toMatchObject({ booked: [] })
      const { lineId } = line
      const { facilityId } = company
      expect(
        await act('statement-line-match', { lineId, targets: [chargeTarget(facilityId, bill)] }),
      ).toMatchObject({ ok: true })
      expect(await statusOf(company, bill)).toBe(off > 0 ? 'collected' : 'partial collected')
      const { facility } = await ledgerOf(company)
      expect(0 - facility.balances.suspense).toBe(off > 0 ? 1 : 0)
    }
  })

  test('is held for its payer, wherever that breaks off', async () => {
    for (const time of times) {
      const company = nextCompany()
      const { lineId } = await receive({ cents: 77_00, text: `held ${time}`, payer: company.name })
      const fields = { lineId, facilityId: company.facilityId }
      expect(await crashing(1, time, 'statement-line-to-suspense', fields)).toBe(true)
      expect(await act('statement-line-to-suspense', fields)).toMatchObject({ line: { state: 'suspense' } })
      const { facility, postings } = await ledgerOf(company)
      expect(facility.balances.suspense).toBe(-77_00)
      expect(postings.filter(({ kind }) => kind === 'suspense-received')).toHaveLength(1)
    }
  })

  test('is put aside once, wherever that breaks off', async () => {
    for (const time of times)
      for (const [action, state] of [
        ['statement-line-ignore', 'ignored'],
        ['statement-line-to-suspense', 'suspense'],
        ['statement-line-pay-back', 'paid back'],
      ] as const) {
        const { lineId } = await receive({ cents: 66_00, text: `aside ${time} ${action}` })
        expect(await crashing(1, time, action, { lineId })).toBe(true)
        expect(await act(action, { lineId })).toMatchObject({ line: { state, parts: [] } })
        const audit = await act('audit-list', { month: '2027-01', limit: 200 })
        const { entries } = audit as unknown as { entries: { after: { lineId?: string } }[] }
        expect(entries.filter(({ after }) => after.lineId === lineId)).toHaveLength(1)
      }
  })

  test('of each of several that are booked together is booked once, wherever that breaks off', async () => {
    let crashed = 0
    for (const time of times)
      for (const write of [1, 2, 3]) {
        const company = nextCompany()
        const other = nextCompany()
        const bills = [...company.bills, other.bills[0]]
        const name = `Of several ${time} ${write}`
        const lines = bills.map(({ cents, reference }, index) => ({
          cents,
          text: `${name} ${reference}`,
          payer: index < 2 ? company.name : other.name,
        }))
        await act('statement-read', fileOf(written(lines)))
        const lineIds = (await everyLine()).flatMap(({ lineId, text }) =>
          text.startsWith(name) ? lineId : [],
        )
        expect(lineIds).toHaveLength(3)
        if (await crashing(write, time, 'statement-book', { lineIds })) crashed++
        expect(await act('statement-book', { lineIds })).toMatchObject({ booked: lineIds, left: [] })
        for (const [of, count] of [
          [company, 2],
          [other, 1],
        ] as const) {
          const { postings } = await ledgerOf(of)
          expect(postings.filter(({ kind }) => kind === 'repayment-received')).toHaveLength(count)
        }
      }
    expect(crashed).toBe(6)
  })

  test('that is held for nobody yet is listed, whenever it was put there, and booked once its payer is known', async () => {
    // The company whose facility has the id derived from it.
    const company = companies.shift() ?? nextCompany()
    const { companyId, facilityId, name } = company
    const [bill, other] = company.bills
    const { lineId } = await receive({ cents: bill.cents, text: `whose is it ${bill.reference}` })
    expect(await act('statement-line-to-suspense', { lineId })).toMatchObject({
      line: { state: 'suspense', parts: [], reason: 'as the bank says' },
    })
    const held = async (fields: object = {}) => {
      const listed = await act('statement-line-list', { state: 'suspense', limit: 200, ...fields })
      return (listed as unknown as { lines: StatementLineView[] }).lines.find(
        (each) => each.lineId === lineId,
      )
    }
    expect(await held()).toMatchObject({
      finding: { kind: 'likely', owed: [{ id: bill.chargeId }] },
      bookBy: null,
    })
    expect(await held({ month: '2027-01' })).toBeUndefined()
    await report(company, other, 'reported-beside')
    expect(await act('statement-line-targets', { lineId, companyId })).toMatchObject({
      companyNameEn: name,
      facilities: [{ facilityId, held: '0.00' }],
      targets: expect.arrayContaining(
        [
          { kind: 'payment', id: 'reported-beside', chargeId: other.chargeId, reference: 'OWN 77001' },
          { id: bill.chargeId, facilityId, amount: decimalFromCents(bill.cents), dueDate: day },
          { kind: 'charge', id: other.chargeId, isDisputed: false },
        ].map((each) => expect.objectContaining(each)),
      ),
    })
    expect(
      await act('statement-line-match', { lineId, targets: [chargeTarget(facilityId, bill)] }),
    ).toMatchObject({
      line: { state: 'booked', reason: null, parts: [{ reasons: [], reason: 'as the bank says' }] },
    })
    expect(await statusOf(company, bill)).toBe('collected')
    expect(await held()).toBeUndefined()
  })

  test('that was paid back says by what transfer, and is decided on no more', async () => {
    const { facilityId, bills } = nextCompany()
    const { lineId } = await receive({ cents: 55_00, text: 'sent by mistake' })
    await act('statement-line-to-suspense', { lineId })
    const paidBack = { line: { state: 'paid back', remaining: '0.00', returnReference: 'FT-BACK' } }
    const fields = { lineId, reference: 'FT-BACK' }
    expect(await act('statement-line-pay-back', fields)).toMatchObject(paidBack)
    expect(await act('statement-line-pay-back', fields)).toMatchObject(paidBack)
    for (const [action, more] of [
      ['statement-line-match', { targets: [chargeTarget(facilityId, bills[0])] }],
      ['statement-line-to-suspense', {}],
      ['statement-line-to-suspense', { facilityId }],
      ['statement-line-ignore', {}],
    ] as const)
      expect(await act(action, { lineId, ...more })).toMatchObject(refusal('wrongState'))
  })

  test('for a transfer that was reported and the rest of its bill is shared between the two', async () => {
    const company = nextCompany()
    const { facilityId } = company
    const [bill, other] = company.bills
    await report(company, bill, 'reported-in-part', bill.cents - 40_00)
    const { lineId } = await receive({ cents: bill.cents + other.cents, text: 'a part and the rest' })
    const targets = [
      { kind: 'payment', facilityId, id: 'reported-in-part' },
      chargeTarget(facilityId, bill),
      chargeTarget(facilityId, other),
    ]
    expect(await act('statement-line-match', { lineId, targets })).toMatchObject({
      line: {
        state: 'booked',
        parts: [
          { amount: decimalFromCents(bill.cents - 40_00) },
          { amount: '40.00' },
          { amount: decimalFromCents(other.cents) },
        ],
      },
    })
    expect((await ledgerOf(company)).facility.balances.suspense === 0).toBe(true)
  })

  test('is ignored or booked where two people decide at once, never both', async () => {
    const company = nextCompany()
    const [bill] = company.bills
    const { lineId } = await receive({ cents: bill.cents, text: `contested ${bill.reference}` })
    const { facilityId } = company
    const outcomes = await Promise.all([
      act('statement-line-ignore', { lineId }),
      act('statement-line-match', { lineId, targets: [chargeTarget(facilityId, bill)] }),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    const stored = await findStatementLine(app.deps.table, lineId)
    expect(stored?.state).toBe(outcomes[0]?.ok ? 'ignored' : 'booked')
    expect(await statusOf(company, bill)).toBe(outcomes[0]?.ok ? 'active' : 'collected')
    const refused = outcomes[0]?.ok ? 'statement-line-match' : 'statement-line-ignore'
    expect(await act(refused, { lineId, targets: [chargeTarget(facilityId, bill)] })).toMatchObject({
      ok: false,
    })
  })

  test('is booked to one thing, of its own currency, that is still owed', async () => {
    const company = nextCompany()
    const [bill] = company.bills
    const { facilityId } = company
    const { lineId } = await receive({ cents: 1_00, text: 'refused' })
    const match = (targets: unknown, valueDate?: string) =>
      act('statement-line-match', { lineId, targets, ...(valueDate ? { valueDate } : {}) })
    const own = chargeTarget(facilityId, bill)
    expect(await match(undefined)).toMatchObject(refusal('invalidInput'))
    expect(await match([])).toMatchObject(refusal('invalidInput'))
    expect(await match([{ ...own, kind: 'suspense' }])).toMatchObject(refusal('invalidInput'))
    expect(await match([{ ...own, id: '2027-01-31-none' }])).toMatchObject(refusal('notFound'))
    expect(await match([{ ...own, facilityId: 'none' }])).toMatchObject(refusal('notFound'))
    expect(await match([{ kind: 'payment', facilityId, id: 'none' }])).toMatchObject(refusal('notFound'))
    expect(await match([{ kind: 'payoff', facilityId, id: bill.drawdownId }])).toMatchObject(
      refusal('notFound'),
    )
    expect(await match([own], '2027-01-30')).toMatchObject(refusal('invalidDate'))
    expect(await act('statement-line-ignore', { lineId: 'none' })).toMatchObject(refusal('notFound'))
    const dollars = writeCamt({
      lines: [{ cents: 1_00, text: 'dollars', day }],
      currency: 'USD',
      number: 'USD',
    })
    await act('statement-read', fileOf(dollars))
    const inDollars = await openLine('dollars')
    expect(await act('statement-line-match', { lineId: inDollars.lineId, targets: [own] })).toMatchObject({
      ok: false,
      message: 'the facility is kept in GBP',
    })
  })
})

test('a line that is open says who works on it and by when it is to be booked, until it is decided on', async () => {
  const line = await receive({
    cents: 77_00,
    text: 'Nobody knows what for',
    payer: 'Stranger',
  })
  // Due on the business day after Sunday 31 January.
  expect(line).toMatchObject({ work: { takenBy: null }, bookBy: '2027-02-01' })
  const named = { queue: 'statement-line', workId: line.work?.workId }
  const listed = async (held: string) => {
    const outcome = await act('statement-line-list', { held, limit: 200 })
    return (outcome as unknown as { lines: StatementLineView[] }).lines.map(({ lineId }) => lineId)
  }
  expect(await listed('nobody')).toContain(line.lineId)
  expect(await listed('mine')).toEqual([])
  expect(await act('work-claim', named)).toMatchObject({ ok: true, takenBy: 'ada' })
  expect((await openLine(line.text)).work).toMatchObject({ takenBy: 'ada' })
  expect(await listed('nobody')).not.toContain(line.lineId)
  expect(await listed('mine')).toEqual([line.lineId])
  await act('statement-line-ignore', { lineId: line.lineId })
  expect(await act('work-claim', named)).toMatchObject(refusal('notFound'))
})
