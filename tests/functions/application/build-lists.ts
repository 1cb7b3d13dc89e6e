import { expect } from 'vitest'
import { computeCreditLimit } from '#shared/lending/credit-limit.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, chargeIdOf, replaceChargeOrder } from '../../../functions/data/charge-orders.ts'
import { type Drawdown, replaceDrawdown } from '../../../functions/data/drawdowns.ts'
import { type LimitRequest, replaceLimitRequest } from '../../../functions/data/limit-requests.ts'
import { idTime } from '../../../functions/data/ordered-id.ts'
import type { Write } from '../../../functions/data/table.ts'
import { testSofr } from '../../support/build-facility.ts'
import { priceBullet } from '../../support/price-bullet.ts'
import type { TestApp, TestResponse } from '../../support/test-app.ts'

const terms = productTerms.small_shop_financing

const priceOf = (drawdownDate: string) =>
  priceBullet({ amountCents: 5_000_00, benchmark: testSofr, drawdownDate })

/** A company's drawdown as if requested at `requestedAt`. */
export const aDrawdown = (
  companyId: string,
  requestedAt: string,
  changes: Partial<Drawdown> = {},
): Drawdown => ({
  drawdownId: `${idTime(new Date(requestedAt))}-0000000001`,
  companyId,
  facilityId: 'facility',
  productCode: terms.productCode,
  currency: 'GBP',
  status: 'requested',
  quoteId: 'quote',
  price: priceOf(businessDate(new Date(requestedAt))),
  signerName: 'CHAN Tai Man',
  signedAt: requestedAt,
  signerIp: '203.0.113.7',
  signerUserAgent: '',
  requestedAt,
  version: 0,
  ...changes,
})

/** A company's request for a higher limit as if submitted at `submittedAt`. */
export const aLimitRequest = (
  companyId: string,
  submittedAt: string,
  changes: Partial<LimitRequest> = {},
): LimitRequest => ({
  requestId: `${idTime(new Date(submittedAt))}-0000000002`,
  companyId,
  facilityId: 'facility',
  productCode: terms.productCode,
  currency: 'GBP',
  status: 'submitted',
  preLimitCents: 98_000_00,
  requestedCents: 120_000_00,
  calculation: computeCreditLimit([], businessDate(new Date(submittedAt)), terms),
  submittedAt,
  version: 0,
  ...changes,
})

/** A charge order of a company that is due on `dueDate`. */
export const aChargeOrder = (
  companyId: string,
  dueDate: string,
  changes: Partial<ChargeOrder> = {},
): ChargeOrder => {
  const drawdownId = changes.drawdownId ?? '20260901010000000-0123456789'
  const dues = { fee: 0, overdueInterest: 0, interest: 100_00, principal: 5_000_00 }
  return {
    chargeId: chargeIdOf(dueDate, drawdownId),
    companyId,
    facilityId: 'facility',
    drawdownId,
    currency: 'GBP',
    collectionMethod: 'bank_transfer',
    status: 'active',
    dueDate,
    chargedCents: dues,
    owedCents: dues,
    principalSteps: [{ from: dueDate, principalCents: 5_000_00 }],
    overdueTerms: { ratePercent: '10.80', basis: 'ACT/360', multiplier: '1.0', graceDays: 3 },
    pendingCents: 0,
    createdAt: `${dueDate}T16:10:00.000Z`,
    version: 0,
    ...changes,
  }
}

const maxWritten = 100

const writeAll = async ({ deps: { table } }: TestApp, writes: readonly Write[]) => {
  for (let first = 0; first < writes.length; first += maxWritten) {
    const some = writes.slice(first, first + maxWritten)
    const written = await table.transact(Object.fromEntries(some.map((write, index) => [`${index}`, write])))
    if (!written.ok) throw new Error('not written')
  }
}

export const putDrawdowns = (app: TestApp, drawdowns: readonly Drawdown[]) =>
  writeAll(
    app,
    drawdowns.map((drawdown) => replaceDrawdown(app.deps.table, drawdown)),
  )

export const putLimitRequests = (app: TestApp, requests: readonly LimitRequest[]) =>
  writeAll(
    app,
    requests.map((request) => replaceLimitRequest(app.deps.table, request)),
  )

export const putChargeOrders = (app: TestApp, charges: readonly ChargeOrder[]) =>
  writeAll(
    app,
    charges.map((charge) => replaceChargeOrder(app.deps.table, charge)),
  )

/** The ids on each page of a list. */
export const idsByPage = async <Row>(
  list: (page: { cursor?: string }) => Promise<TestResponse<{ records: Row[]; cursor?: string | undefined }>>,
  idOf: (row: Row) => string,
): Promise<string[][]> => {
  const pages: string[][] = []
  let cursor: string | undefined
  do {
    const answer = await list(cursor ? { cursor } : {})
    expect(answer).toMatchObject({ status: 200, code: 200 })
    pages.push(answer.data.records.map(idOf))
    cursor = answer.data.cursor
  } while (cursor)
  return pages
}
