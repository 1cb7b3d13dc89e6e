import { writeFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { noBalances } from '#shared/ledger/balances.ts'
import { posting } from '#shared/ledger/posting.ts'
import { addDays, type BusinessDate } from '#shared/time/business-date.ts'
import { recordSellerAct } from '../../../../functions/data/audit-entries.ts'
import { indexStatementDays, indexUnaccepted } from '../../../../functions/data/bank-statement-lists.ts'
import { type BankStatementRecord, replaceBankStatement } from '../../../../functions/data/bank-statements.ts'
import { exists } from '../../../../functions/data/condition.ts'
import { type Facility, facilityKey, facilityPartition } from '../../../../functions/data/facilities.ts'
import { postingSortKey, postingsGroup, type StoredPosting } from '../../../../functions/data/ledger.ts'
import { indexBatchTotals } from '../../../../functions/data/payout-batch-lists.ts'
import { type PayoutBatch, storePayoutBatch } from '../../../../functions/data/payout-batches.ts'
import { create, update, type Write } from '../../../../functions/data/table.ts'
import { writeAll } from '../../../../functions/data/write-all.ts'
import { buildFacility } from '../../../support/build-facility.ts'
import { countRequests } from '../../../support/count-requests.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

/** The number of items of each list. `npm run bench` sets 10,000, and stores the times in a file. */
const many = Number(process.env['WAITING'] ?? 400)
const file = process.env['MEASURED_LISTS_FILE']
const limit = 50

const firstDay = '2026-11-02'
/** One item a day: 10,000 items cover 27 years. */
const dayOf = (n: number): BusinessDate => addDays(firstDay, n)
const instantOf = (n: number): string => `${dayOf(n)}T02:00:00.000Z`

const historyWrites = (n: number): Write[] => [
  recordSellerAct(app.deps.table, {
    auditId: `act-${n}`,
    action: n === 7 ? 'dispute-charge' : 'submit-drawdown',
    subject: 'money',
    at: instantOf(n),
    userId: 'somebody',
    companyId: seller.companyId,
    requestId: `request-${n}`,
    ip: '192.0.2.1',
    userAgent: 'a browser',
    before: null,
    after: { drawdownId: `drawdown-${n}` },
  }),
]

const batchWrites = (n: number): Write[] => {
  const batch: PayoutBatch = {
    batchId: `PB-${String(n).padStart(6, '0')}`,
    messageId: `PB-${n}`,
    status: n === 7 ? 'cancelled' : 'paid out',
    executionDate: dayOf(n),
    entries: Array.from({ length: 5 }, (_, each) => ({
      drawdownId: `drawdown-${n}-${each}`,
      companyId: `company-${n}-${each}`,
      facilityId: `facility-${n}-${each}`,
      endToEndId: `drawdown-${n}-${each}`,
      currency: 'GBP' as const,
      amountCents: 1_000_00 + n,
      account: { id: 'account', version: 1, bankName: 'HSBC', lastFour: '6838', numberLength: 12 },
    })),
    controlCents: 5_000_00 + 5 * n,
    madeAt: instantOf(n),
    madeBy: 'ada',
    version: 0,
  }
  return [
    ...Object.values(storePayoutBatch(app.deps.table, batch)),
    ...Object.values(indexBatchTotals(app.deps.table, batch)),
  ]
}

const statementWrites = (n: number): Write[] => {
  const statement: BankStatementRecord = {
    statementId: `statement-${n}`,
    format: 'camt.053',
    number: String(n),
    account: '012345676838',
    currency: 'GBP',
    from: dayOf(n),
    to: dayOf(n),
    openingCents: n,
    closingCents: n + 1,
    lineCount: 1,
    creditCount: 1,
    creditCents: 1,
    continuity: n === 7 ? 'gap' : 'continues',
    readAt: instantOf(n),
    readBy: 'ada',
    version: 0,
  }
  return [
    replaceBankStatement(app.deps.table, statement),
    ...[
      indexStatementDays(app.deps.table, statement) ?? [],
      indexUnaccepted(app.deps.table, statement) ?? [],
    ].flat(),
  ]
}

const postingWrites = (n: number): Write[] => {
  const stored: StoredPosting = {
    ...posting(n === 7 ? 'limit-granted' : 'limit-changed', `cause-${n}`, dayOf(n), [
      { account: 'limit', amountCents: 1_00 },
      { account: 'memoContra', amountCents: -1_00 },
    ]),
    at: instantOf(n),
  }
  return [
    create<StoredPosting>(app.deps.table, {
      pk: facilityPartition(seller.facilityId),
      sk: `POSTING#${stored.postingId}`,
      type: 'posting',
      gsi1pk: postingsGroup(seller.facilityId),
      gsi1sk: postingSortKey(stored),
      ...stored,
    }),
  ]
}

const app = await useTestApp()
const seller = await buildFacility(app, { limitCents: 50_000_00 })
beforeAll(async () => {
  const { table } = app.deps
  const before = (await app.everyItem()).filter(({ type }) => type === 'posting')
  for (const { pk, sk } of before)
    await table.write({ kind: 'delete', table: table.name, key: { pk: String(pk), sk: String(sk) } })
  await writeAll(
    table,
    Array.from({ length: many }, (_, n) => n).flatMap((n) => [
      ...historyWrites(n),
      ...batchWrites(n),
      ...statementWrites(n),
      ...postingWrites(n),
    ]),
  )
  await table.write(
    update<Facility>(table, facilityKey(seller.facilityId), {
      set: {
        postingCount: many,
        latestPostingId: `limit-changed:cause-${many - 1}`,
        balances: { ...noBalances(), limit: many * 1_00, memoContra: many * -1_00 },
      },
      when: { pk: exists },
    }),
  )
}, 3_600_000)

const day = dayOf(7)
/** Each list with filters that match only its eighth oldest item. */
const lists = [
  ['company-history', 'entries', [{ from: day, to: day }]],
  [
    'payout-batch-list',
    'batches',
    [{ from: day, to: day }, { batchStatus: 'cancelled' }, { search: 'PB-000007' }, { search: '5000.35' }],
  ],
  ['statement-list', 'statements', [{ from: day, to: day }, { unaccepted: true }]],
  ['posting-list', 'postings', [{ from: day, to: day }, { postingKind: 'limit-granted' }]],
] as const

const times: { open: Record<string, number>; filter: Record<string, number> } = { open: {}, filter: {} }

const call = async (action: string, fields: object, table = app.deps.table) => {
  const began = performance.now()
  const outcome = await deskOf({ ...app.deps, table })({
    action,
    actor: 'ada',
    limit,
    ...(action === 'company-history' ? { companyId: seller.companyId } : {}),
    ...(action === 'posting-list' ? { facilityId: seller.facilityId } : {}),
    ...fields,
  })
  if (!outcome.ok) throw new Error(outcome.message)
  return {
    outcome: outcome as unknown as Record<string, object[]> & { cursor?: string },
    ms: performance.now() - began,
  }
}

const median = async (measure: () => Promise<number>) =>
  [await measure(), await measure(), await measure()].toSorted((a, b) => a - b)[1] ?? 0

test.each(lists)('%s opens with a full page of %s, of however many (B3)', async (action, rows) => {
  const { counts, counted } = countRequests(app.deps.table)
  const { outcome } = await call(action, {}, counted)
  expect(outcome[rows]).toHaveLength(limit)
  expect(counts.query + counts.get + counts.batch).toBeLessThanOrEqual(12)
  times.open[action] = await median(async () => (await call(action, {})).ms)
})

/** Reads the pages of a filtered list until one has a match, or to the end. */
const findOne = async (action: string, rows: string, fields: object) => {
  let cursor: string | undefined
  let pages = 0
  /** The time of the slowest page. */
  let ms = 0
  for (;;) {
    const page = await call(action, { ...fields, ...(cursor ? { cursor } : {}) })
    pages++
    ms = Math.max(ms, page.ms)
    const found = page.outcome[rows] ?? []
    ;({ cursor } = page.outcome)
    if (found.length > 0 || !cursor) return { found, pages, ms }
  }
}

test.each(
  lists.flatMap(([action, rows, filters]) => filters.map((fields) => [action, fields, rows] as const)),
)('%s filters by %j to one of however many (B3)', async (action, fields, rows) => {
  const { found, pages } = await findOne(action, rows, fields)
  expect(found).toHaveLength(1)
  // The balances of postings require all earlier postings, of which a call reads two thousand.
  expect(pages).toBeLessThanOrEqual(action === 'posting-list' ? Math.ceil(many / 2_000) + 1 : 1)
  const name = `${action} ${Object.keys(fields).join(', ')}`
  times.filter[name] = await median(async () => (await findOne(action, rows, fields)).ms)
  if (file) await writeFile(file, JSON.stringify(times))
})
