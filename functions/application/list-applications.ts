import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { applicationStatusOfCreditRequest } from '#shared/credit/credit-request-states.ts'
import { applicationStatusOf } from '#shared/drawdown/drawdown-states.ts'
import { expectedPayoutDate } from '#shared/drawdown/payout-time.ts'
import { dueDateMayMove } from '#shared/lending/due-dates.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { cursorAfter, sortKeyOf } from '../data/cursors.ts'
import { type Drawdown, listDrawdowns, nextDueDateOfDrawdown, payoutWaitsSince } from '../data/drawdowns.ts'
import { type Facility, findFacility } from '../data/facilities.ts'
import { type LimitRequest, limitRequestStatusAt, listCompanyLimitRequests } from '../data/limit-requests.ts'
import { mergePages, type PagePart } from '../data/merge-pages.ts'
import { allDuesOf, type NextDue, nextDueOf } from '../data/next-due.ts'
import { listCompanyRenewalRequests, type RenewalRequest } from '../data/renewal-requests.ts'
import type { Table } from '../data/table.ts'
import { describeCosts, wholeInterest } from '../drawdown/describe-costs.ts'
import { answer, type Handler } from '../http/handle.ts'

type ApplicationRecord = ResponseOf<typeof applicationEndpoints.listApplications>['records'][number]

/** The next dues of drawdowns depend on their facilities' terms; there are few facilities. */
const findFacilities = async (
  table: Table,
  drawdowns: readonly Drawdown[],
): Promise<Map<string, Facility>> => {
  const running = drawdowns.filter(({ status }) => status === 'paid out')
  const ids = [...new Set(running.map(({ facilityId }) => facilityId))]
  const found = await Promise.all(ids.map((id) => findFacility(table, id)))
  return new Map(found.flatMap((facility) => (facility ? [[facility.facilityId, facility]] : [])))
}

const describeDue = ({
  dueDate,
  principalCents,
  interestCents,
  packetCents,
  feeCents,
  totalCents,
}: NextDue) => ({
  due_date: dueDate,
  principal: decimalFromCents(principalCents),
  interest: decimalFromCents(interestCents + packetCents),
  ...(packetCents > 0 ? { red_packet: decimalFromCents(-packetCents) } : {}),
  ...(feeCents > 0 ? { fee: decimalFromCents(feeCents) } : {}),
  total: decimalFromCents(totalCents),
})

/** The amounts still to be billed; none before the payout. */
const describeDues = (drawdown: Drawdown, facility: Facility | undefined) => {
  if (drawdown.status !== 'paid out') return { next_due_date: null, next_due_amount: null, upcoming: [] }
  const dues = facility ? allDuesOf(drawdown, facility) : []
  // On a date when a red packet pays everything, nothing is due: the next date with a payment counts.
  const next = dues[0] ?? (facility && nextDueOf(drawdown, facility))
  return {
    next_due_date: next?.dueDate ?? nextDueDateOfDrawdown(drawdown) ?? null,
    next_due_amount: next ? decimalFromCents(next.totalCents) : null,
    upcoming: dues.map(describeDue),
  }
}

/** The day by which a payout is expected; null if none is to come. */
const payoutExpectedOf = (drawdown: Drawdown, now: Date) => {
  if (drawdown.status === 'approved') return expectedPayoutDate(new Date(payoutWaitsSince(drawdown)))
  return drawdown.status === 'requested' || drawdown.status === 'awaiting colleague'
    ? expectedPayoutDate(now)
    : null
}

const describeDrawdown = (
  drawdown: Drawdown,
  facility: Facility | undefined,
  now: Date,
): ApplicationRecord => ({
  approval_id: drawdown.drawdownId,
  name: 'drawdown',
  product_name: drawdown.productCode,
  currency: drawdown.currency,
  amount: decimalFromCents(drawdown.price.amountCents),
  rate: drawdown.price.ratePercent,
  interest: wholeInterest(drawdown.price),
  ...describeCosts(drawdown.price),
  total: decimalFromCents(drawdown.price.totalCents),
  status: applicationStatusOf[drawdown.status],
  stage: drawdown.status,
  rejection: drawdown.rejection ?? null,
  created_time: drawdown.requestedAt,
  ...(drawdown.decidedAt ? { decided_time: drawdown.decidedAt } : {}),
  ...(drawdown.paidOutAt ? { paid_out_time: drawdown.paidOutAt } : {}),
  payout_expected: payoutExpectedOf(drawdown, now),
  repayment_method: drawdown.price.repayment.method,
  collection_method: drawdown.price.repayment.collection,
  due_date: drawdown.price.dueDate,
  ...(facility && dueDateMayMove(facility.terms.businessDays, drawdown.price.dueDate)
    ? { due_date_may_move: true as const }
    : {}),
  ...describeDues(drawdown, facility),
  note_file_id: drawdown.noteFileId ?? null,
})

const describeLimitRequest = (request: LimitRequest, now: Date): ApplicationRecord => {
  const stage = limitRequestStatusAt(request, now)
  return {
    approval_id: request.requestId,
    name: 'limit_increase',
    product_name: request.productCode,
    currency: request.currency,
    amount: decimalFromCents(request.requestedCents),
    pre_limit: decimalFromCents(request.preLimitCents),
    approved_limit: request.approvedCents === undefined ? null : decimalFromCents(request.approvedCents),
    status: applicationStatusOfCreditRequest[stage],
    stage,
    created_time: request.submittedAt,
  }
}

const describeRenewalRequest = (request: RenewalRequest): ApplicationRecord => ({
  approval_id: request.requestId,
  name: 'renewal',
  product_name: request.productCode,
  currency: request.currency,
  amount: decimalFromCents(request.calculation.limitCents),
  pre_limit: decimalFromCents(request.preLimitCents),
  approved_limit: request.approvedCents === undefined ? null : decimalFromCents(request.approvedCents),
  next_review_date: request.nextReviewDate ?? null,
  review_date: request.reviewDate,
  status: applicationStatusOfCreditRequest[request.status],
  stage: request.status,
  created_time: request.submittedAt,
})

const partOf = <Entity>(
  { items, readTo }: { items: Entity[]; readTo?: string },
  describe: (item: Entity) => ApplicationRecord,
): PagePart<ApplicationRecord> => ({
  records: items.map(describe).map((record) => ({ id: record.approval_id, record })),
  readTo,
})

const nothing: PagePart<ApplicationRecord> = { records: [] }

export const listApplications: Handler<typeof applicationEndpoints.listApplications> = async (
  { input, session: { companyId } },
  { table, clock },
) => {
  const { page_size: limit, cursor, order, from, to, name, status, product_name: productCode } = input.body
  const after = cursor === undefined ? undefined : sortKeyOf(cursor)
  if (cursor !== undefined && after === undefined) return answer({ records: [] })
  const page = { limit, after, order, from, to }
  const isProduct = (item: { productCode: string }) =>
    productCode === undefined || item.productCode === productCode
  const isFiltered = status !== undefined || productCode !== undefined
  const acceptsDrawdown = (drawdown: Drawdown) =>
    isProduct(drawdown) && (status === undefined || applicationStatusOf[drawdown.status] === status)
  const now = clock()
  const acceptsRequest = (request: LimitRequest | RenewalRequest) =>
    isProduct(request) &&
    (status === undefined || applicationStatusOfCreditRequest[limitRequestStatusAt(request, now)] === status)

  const requests = { ...page, accepts: isFiltered ? acceptsRequest : undefined }
  const isWanted = (each: ApplicationRecord['name']) => name === undefined || name === each

  const parts = await Promise.all([
    isWanted('drawdown')
      ? listDrawdowns(table, companyId, { ...page, accepts: isFiltered ? acceptsDrawdown : undefined }).then(
          async (found) => {
            const facilities = await findFacilities(table, found.items)
            return partOf(found, (drawdown) =>
              describeDrawdown(drawdown, facilities.get(drawdown.facilityId), now),
            )
          },
        )
      : nothing,
    isWanted('limit_increase')
      ? listCompanyLimitRequests(table, companyId, requests).then((found) =>
          partOf(found, (request) => describeLimitRequest(request, now)),
        )
      : nothing,
    isWanted('renewal')
      ? listCompanyRenewalRequests(table, companyId, requests).then((found) =>
          partOf(found, describeRenewalRequest),
        )
      : nothing,
  ])
  const { records, next } = mergePages(parts, { limit, order })
  return answer({ records, ...(next === undefined ? {} : { cursor: cursorAfter({ sk: next }) }) })
}
