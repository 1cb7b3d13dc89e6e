import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balancesOf } from '#shared/ledger/balances.ts'
import { chargeWaived, feeCharged } from '#shared/ledger/charge-postings.ts'
import { drawdownPaidOut, drawdownRequested, interestPosted } from '#shared/ledger/facility-postings.ts'
import {
  type ExportedPosting,
  type ExportFormat,
  exportFormats,
  exportLedger,
  readLedgerExport,
} from '#shared/ledger/ledger-export.ts'
import { limitGranted } from '#shared/ledger/limit-postings.ts'
import type { Posting } from '#shared/ledger/posting.ts'
import { repaymentReceived } from '#shared/ledger/repayment-postings.ts'
import { reversalOf } from '#shared/ledger/reversal.ts'
import { statementOf } from '#shared/ledger/statement.ts'
import { allocateRepayment } from '#shared/lending/allocation.ts'

const at = (posting: Posting, time = '01:00:00.000'): ExportedPosting => ({
  ...posting,
  at: `${posting.businessDate}T${time}Z`,
})

const paid = repaymentReceived(
  'p',
  '2026-03-05',
  allocateRepayment(100_00, [
    { id: 'i', kind: 'interest', dueDate: '2026-03-01', amountCents: 30_00 },
    { id: 'p', kind: 'principal', dueDate: '2026-03-01', amountCents: 50_00 },
  ]),
)

/** A facility's postings from grant to repayment. */
const life: ExportedPosting[] = [
  at(limitGranted('f', '2026-01-01', 1000_00, 1000_00)),
  at(drawdownRequested('d', '2026-01-02', 50_00)),
  at(drawdownPaidOut('d', '2026-01-02', 50_00), '02:00:00.000'),
  at(interestPosted('zero', '2026-02-01', 0)),
  at(interestPosted('d', '2026-03-01', 30_00)),
  at(feeCharged('c', 'k', '2026-03-02', 5_00)),
  at(chargeWaived('c', 'w', '2026-03-02', 'fee', 5_00), '03:00:00.000'),
  at(paid),
  at(reversalOf(paid, '2026-03-08')),
]

describe('an export of the ledger', () => {
  test('as JSON has one posting per line, oldest first', () => {
    const [first] = exportLedger(life.toReversed(), 'jsonl').split('\n')
    expect(JSON.parse(first ?? '')).toEqual({
      at: '2026-01-01T01:00:00.000Z',
      business_date: '2026-01-01',
      posting_id: 'limit-granted:f',
      kind: 'limit-granted',
      lines: [
        { account: 'limit', amount: '1000.00' },
        { account: 'watermark', amount: '1000.00' },
        { account: 'memoContra', amount: '-2000.00' },
      ],
    })
  })

  test('as CSV has one row per account, including empty postings', () => {
    const rows = exportLedger(life, 'csv').split('\n')
    expect(rows[0]).toBe('at,business_date,posting_id,kind,charge_id,account,amount')
    expect(rows).toContain(
      '2026-03-02T01:00:00.000Z,2026-03-02,fee-charged:c@k,fee-charged,c,feeReceivable,5.00',
    )
    expect(rows).toContain('2026-02-01T01:00:00.000Z,2026-02-01,interest-posted:zero,interest-posted,,,')
  })

  test.each(exportFormats)(
    'as %s is read back completely, and the balances are rebuilt from it',
    (format) => {
      const postings = fc.array(
        fc.record({
          cents: fc.integer({ min: 1, max: 900_000_000_00 }),
          // Arbitrary ids, including quotes and commas.
          id: fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
          minute: fc.integer({ min: 0, max: 59 }),
        }),
        { maxLength: 20 },
      )
      fc.assert(
        fc.property(postings, (made) => {
          const given = made.map(({ cents, id, minute }, index) =>
            at(
              feeCharged(`${id}${index}`, 'k', '2026-03-02', cents),
              `01:${String(minute).padStart(2, '0')}:00.000`,
            ),
          )
          const text = exportLedger(given, format)
          expect(exportLedger(given.toReversed(), format)).toBe(text)
          const read = readLedgerExport(text, format)
          expect(read).toHaveLength(given.length)
          expect(balancesOf(read)).toEqual(balancesOf(given))
          expect(exportLedger(read, format)).toBe(text)
        }),
        { seed: 4, numRuns: 300 },
      )
      const read = readLedgerExport(exportLedger(life, format), format)
      expect(read.toSorted((a, b) => (a.at < b.at ? -1 : 1))).toEqual(life)
    },
  )

  test.each([
    ['jsonl', (text: string) => text.replace('"50.00"', '"50.01"')],
    ['csv', (text: string) => text.replace(',50.00\n', ',50.01\n')],
    ['csv', (text: string) => text.replace('feeIncome', 'hisIncome')],
    ['csv', (text: string) => text.split('\n').slice(1).join('\n')],
  ] as const)('that was tampered with is refused (%s)', (format: ExportFormat, tamper) => {
    const text = exportLedger(life, format)
    expect(tamper(text)).not.toBe(text)
    expect(() => readLedgerExport(tamper(text), format)).toThrow(/balance|option|export/)
  })
})

describe('a statement', () => {
  test('has opening and closing balances, and the movements between', () => {
    const { balances, movements } = statementOf(life, '2026-03-01', '2026-03-07')
    expect(balances).toEqual([
      {
        account: 'principalReceivable',
        openingCents: 50_00,
        addedCents: 0,
        takenCents: 50_00,
        closingCents: 0,
      },
      {
        account: 'interestReceivable',
        openingCents: 0,
        addedCents: 30_00,
        takenCents: 30_00,
        closingCents: 0,
      },
      {
        account: 'overdueInterestReceivable',
        openingCents: 0,
        addedCents: 0,
        takenCents: 0,
        closingCents: 0,
      },
      { account: 'feeReceivable', openingCents: 0, addedCents: 5_00, takenCents: 5_00, closingCents: 0 },
      { account: 'suspense', openingCents: 0, addedCents: 20_00, takenCents: 0, closingCents: 20_00 },
    ])
    expect(movements.map(({ date, kind }) => [date, kind])).toEqual([
      ['2026-03-01', 'interest-posted'],
      ['2026-03-02', 'fee-charged'],
      ['2026-03-02', 'charge-waived'],
      ['2026-03-05', 'repayment-received'],
    ])
  })

  test('of the next period opens with the closing balances', () => {
    const before = statementOf(life, '2026-01-01', '2026-03-05').balances
    const after = statementOf(life, '2026-03-06', '2026-12-31')
    expect(after.balances.map(({ openingCents }) => openingCents)).toEqual(
      before.map(({ closingCents }) => closingCents),
    )
    expect(after.movements).toMatchObject([
      { date: '2026-03-08', kind: 'reversal', reversed: 'repayment-received' },
    ])
    expect(() => statementOf(life, '2026-03-02', '2026-03-01')).toThrow(RangeError)
  })

  test('of a month that is over does not change by what is found later, which the next one shows', () => {
    const found = { ...at(feeCharged('c', 'late', '2026-03-20', 7_00)), at: '2026-04-03T01:00:00.000Z' }
    const march = statementOf(life, '2026-03-01', '2026-03-31')
    expect(statementOf([...life, found], '2026-03-01', '2026-03-31')).toEqual(march)
    const april = statementOf([...life, found], '2026-04-01', '2026-04-30')
    expect(april.movements).toMatchObject([
      { date: '2026-04-03', valueDate: '2026-03-20', kind: 'fee-charged' },
    ])
    expect(april.balances.map(({ openingCents }) => openingCents)).toEqual(
      march.balances.map(({ closingCents }) => closingCents),
    )
  })

  test('has what was found in the same month on its value date', () => {
    const found = { ...at(feeCharged('c', 'late', '2026-03-20', 7_00)), at: '2026-03-31T15:59:00.000Z' }
    const { movements } = statementOf([...life, found], '2026-03-20', '2026-03-20')
    expect(movements).toHaveLength(1)
    expect(movements[0]).not.toHaveProperty('valueDate')
  })
})
