import { createHash } from 'node:crypto'
import type { FacilityStatus } from '#shared/credit/facility-states.ts'
import { type Balances, noBalances } from '#shared/ledger/balances.ts'
import { type ProductCode, productCodes } from '#shared/lending/product-codes.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { absent } from './condition.ts'
import { check, create, groupIndex, type Item, type Key, type Table, update, type Write } from './table.ts'

/** A granted limit with its balances. Only the ledger changes balances and headroom, and always together. */
export interface Facility {
  facilityId: string
  companyId: string
  productCode: ProductCode
  currency: Currency
  status: FacilityStatus
  effectiveDate: BusinessDate
  nextReviewDate: BusinessDate
  /** As they stood when the facility began: a later change of the product leaves it alone. */
  terms: ProductTerms
  /** Of the twelve months before the limit was computed; what repayment is projected from. */
  yearlyNetSalesCents: Cents
  balances: Balances
  /**
   * min(limit, watermark) − outstanding − pending − frozen. Kept beside the balances because a condition of
   * DynamoDB can compare attributes but not add them up.
   */
  headroomCents: Cents
  /** How many postings the balances are made of. */
  postingCount: number
  /** The one that landed last; absent where none has since this is kept. */
  latestPostingId?: string
  /** How often what the lender sets was changed: limit, watermark, frozen limit, status and review. Absent where never. */
  revision?: number
  /** How often money that is held for the payer came in or was used. Absent where never. */
  heldChanges?: number
  createdAt: string
}

export const facilityPartition = (facilityId: string): string => `FACILITY#${facilityId}`

export const facilityKey = (facilityId: string) => ({ pk: facilityPartition(facilityId), sk: 'FACILITY' })

/**
 * The id of a company's facility of a product, of the form of a UUID. It follows from both: a company has at most one
 * facility a product, and whoever knows whose it is need not look up which.
 */
export const facilityIdOf = (companyId: string, productCode: ProductCode): string =>
  createHash('sha256')
    .update(`${companyId}#${productCode}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

/** What held for a facility, and for an agreement, that began before its terms said so. */
const earlierTerms = {
  structure: 'revolving',
  fees: [],
  overdueInterest: true,
  allocationPriority: 'kind',
  repayment: [{ method: 'bullet', tenor: { days: 90 }, timing: 'maturity', collection: 'bank_transfer' }],
  businessDays: 'unadjusted',
  salesShares: { lowest: '5.00', highest: '30.00' },
  minimumRepaymentCents: 0,
  maxPassThroughFeeCents: 0,
  companionPapers: [],
} as const satisfies Partial<ProductTerms>

/** Terms as they are kept, with what those of their day left unsaid. */
export const completeTerms = (kept: ProductTerms): ProductTerms => ({ ...earlierTerms, ...kept })

/** Access pattern: a facility by id. */
export const findFacility = async (table: Table, facilityId: string): Promise<Item<Facility> | undefined> => {
  const facility = await table.get<Facility>(facilityKey(facilityId))
  return (
    facility && {
      ...facility,
      // An account that was added to the chart after the facility began stands at 0.
      balances: { ...noBalances(), ...facility.balances },
      terms: completeTerms(facility.terms),
    }
  )
}

/** Access pattern: a company's facility of a product. */
export const findCompanyFacility = (
  table: Table,
  companyId: string,
  productCode: ProductCode,
): Promise<Item<Facility> | undefined> => findFacility(table, facilityIdOf(companyId, productCode))

/** Access pattern: all facilities of a company: at most one a product. */
export const listCompanyFacilities = async (table: Table, companyId: string): Promise<Item<Facility>[]> => {
  const found = await Promise.all(
    productCodes.map((productCode) => findCompanyFacility(table, companyId, productCode)),
  )
  return found.flatMap((facility) => facility ?? [])
}

/** Holds while a company's facilities are the ones that were read, with nothing posted to them since. */
export const expectFacilities = (
  table: Table,
  companyId: string,
  facilities: readonly Facility[],
): Record<string, Write> =>
  Object.fromEntries(
    productCodes.map((productCode) => {
      const read = facilities.find((each) => each.productCode === productCode)
      const key = facilityKey(facilityIdOf(companyId, productCode))
      const asRead = read ? { status: read.status, postingCount: read.postingCount } : { pk: absent }
      return [`facility:${productCode}`, check<Facility>(table, key, asRead)]
    }),
  )

/** Access pattern: the facilities of the whole table, a page after another, whatever became of them. For a job alone. */
export const scanFacilities = async (
  table: Table,
  after: Key | undefined,
  limit: number,
): Promise<{ facilityIds: string[]; next?: Key }> => {
  const { items, next } = await table.scan({ having: ['postingCount'], after, limit })
  const facilityIds = items.map((item) => (item as Item<Facility>).facilityId)
  return { facilityIds, ...(next ? { next } : {}) }
}

const reviewPartition = (date: BusinessDate): string => `REVIEW-DATE#${date}`

/** Access pattern: the facilities of all companies that are active and to be reviewed on a date. */
export const listFacilitiesToReview = (table: Table, date: BusinessDate): AsyncGenerator<Item<Facility>> =>
  table.all<Facility>({ pk: reviewPartition(date), index: groupIndex })

/**
 * Ends the drawing from an active facility; with `reviewDueBefore`, only if its review date is earlier. Balances and
 * what is owed stay as they are.
 */
export const expireFacility = (
  table: Table,
  facilityId: string,
  { reviewDueBefore }: { reviewDueBefore?: BusinessDate } = {},
): Write =>
  update<Facility>(table, facilityKey(facilityId), {
    set: { status: 'expired' },
    add: { revision: 1 },
    remove: ['gsi1pk', 'gsi1sk'],
    when: {
      status: 'active',
      ...(reviewDueBefore ? { nextReviewDate: { lessThan: reviewDueBefore } } : {}),
    },
  })

/** What is set of a facility that is drawn from until a later review. */
export const renewedUntil = (facilityId: string, nextReviewDate: BusinessDate) => ({
  status: 'active' as const,
  nextReviewDate,
  gsi1pk: reviewPartition(nextReviewDate),
  gsi1sk: facilityId,
})

/** Lets a facility that is not closed be drawn from until a later review. Lands only on the review date that was read. */
export const renewFacility = (
  table: Table,
  { facilityId, nextReviewDate: was, revision }: Pick<Facility, 'facilityId' | 'nextReviewDate' | 'revision'>,
  nextReviewDate: BusinessDate,
): Write =>
  update<Facility>(table, facilityKey(facilityId), {
    set: renewedUntil(facilityId, nextReviewDate),
    add: { revision: 1 },
    when: { status: { not: 'closed' }, nextReviewDate: was, revision: revision ?? absent },
  })

/** A new facility. Fails where the company has one of the product. */
export const createFacility = (table: Table, facility: Facility): Write =>
  create<Facility>(table, {
    ...facilityKey(facility.facilityId),
    gsi1pk: reviewPartition(facility.nextReviewDate),
    gsi1sk: facility.facilityId,
    type: 'facility',
    ...facility,
  })
