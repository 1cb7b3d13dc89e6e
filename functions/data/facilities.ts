import { createHash } from 'node:crypto'
import type { FacilityStatus } from '#shared/credit/facility-states.ts'
import { type Balances, noBalances } from '#shared/ledger/balances.ts'
import { type ProductCode, productCodes } from '#shared/lending/product-codes.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { absent, type Condition } from './condition.ts'
import { check, create, groupIndex, type Item, type Table, update, type Write } from './table.ts'
import { withDefaultTerms } from './with-default-terms.ts'

/** A granted limit with its balances. Only the ledger changes balances and headroom, always together. */
export interface Facility {
  facilityId: string
  companyId: string
  productCode: ProductCode
  currency: Currency
  status: FacilityStatus
  effectiveDate: BusinessDate
  nextReviewDate: BusinessDate
  /** The terms when the facility began: later changes of the product do not affect it. */
  terms: ProductTerms
  /** For the twelve months before the limit was computed; the basis of projected repayment. */
  yearlyNetSalesCents: Cents
  balances: Balances
  /**
   * min(limit, watermark) − outstanding − pending − frozen. Stored with the balances because a DynamoDB condition can
   * compare attributes but not add them up.
   */
  headroomCents: Cents
  /** The number of postings in the balances. */
  postingCount: number
  /** The latest posting; absent if there is none since this is recorded. */
  latestPostingId?: string
  /** The number of changes by the lender: limit, watermark, frozen limit, status and review. Absent if none. */
  revision?: number
  /** The number of changes to the money held for the payer. Absent if none. */
  heldChanges?: number
  /** The last booked month: no further posting counts in it. Absent before the first one. */
  bookedMonth?: string
  createdAt: string
}

export const facilityPartition = (facilityId: string): string => `FACILITY#${facilityId}`

export const facilityKey = (facilityId: string) => ({ pk: facilityPartition(facilityId), sk: 'FACILITY' })

/**
 * The id of a company's facility of a product, in the form of a UUID. It is derived from both: a company has at most
 * one facility a product, and no lookup is needed.
 */
export const facilityIdOf = (companyId: string, productCode: ProductCode): string =>
  createHash('sha256')
    .update(`${companyId}#${productCode}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

/** Access pattern: a facility by id. */
export const findFacility = async (table: Table, facilityId: string): Promise<Item<Facility> | undefined> => {
  const facility = await table.get<Facility>(facilityKey(facilityId))
  return (
    facility && {
      ...facility,
      // An account added to the chart after the facility began has a balance of 0.
      balances: { ...noBalances(), ...facility.balances },
      terms: withDefaultTerms(facility.terms),
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

/** Asserts that a facility is as it was read, with no posting since. */
export const expectFacility = (
  table: Table,
  { facilityId, status, postingCount }: Pick<Facility, 'facilityId' | 'status' | 'postingCount'>,
): Write => check<Facility>(table, facilityKey(facilityId), { status, postingCount })

/** Asserts that a company's facilities are the ones that were read, with no posting since. */
export const expectFacilities = (
  table: Table,
  companyId: string,
  facilities: readonly Facility[],
): Record<string, Write> =>
  Object.fromEntries(
    productCodes.map((productCode) => {
      const read = facilities.find((each) => each.productCode === productCode)
      const key = facilityKey(facilityIdOf(companyId, productCode))
      return [
        `facility:${productCode}`,
        read ? expectFacility(table, read) : check<Facility>(table, key, { pk: absent }),
      ]
    }),
  )

const reviewPartition = (date: BusinessDate): string => `REVIEW-DATE#${date}`

/** Access pattern: the active facilities of all companies with a review on a date. */
export const listFacilitiesToReview = (table: Table, date: BusinessDate): AsyncGenerator<Item<Facility>> =>
  table.all<Facility>({ pk: reviewPartition(date), index: groupIndex })

/**
 * Ends drawdowns from an active facility; with `reviewDueBefore`, only if its review date is earlier. Balances and
 * debts stay as they are.
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

/** The condition on a facility that neither a month nor a later one is booked. */
export const unbookedCondition = (month: string): Condition<keyof Facility> => ({
  anyOf: [{ bookedMonth: absent }, { bookedMonth: { lessThan: month } }],
})

/**
 * Marks a month of a facility as booked. Fails if a posting was added since it was read, or if that month or a later
 * one is booked.
 */
export const endFacilityMonth = (
  table: Table,
  { facilityId, postingCount }: Pick<Facility, 'facilityId' | 'postingCount'>,
  month: string,
): Write =>
  update<Facility>(table, facilityKey(facilityId), {
    set: { bookedMonth: month },
    when: { allOf: [{ postingCount }, unbookedCondition(month)] },
  })

/** The changes to a facility that is renewed until a later review. */
export const renewalChanges = (facilityId: string, nextReviewDate: BusinessDate) => ({
  status: 'active' as const,
  nextReviewDate,
  gsi1pk: reviewPartition(nextReviewDate),
  gsi1sk: facilityId,
})

/**
 * Renews a facility that is not closed until a later review. Fails if the review date was changed since it was read.
 */
export const renewFacility = (
  table: Table,
  { facilityId, nextReviewDate: was, revision }: Pick<Facility, 'facilityId' | 'nextReviewDate' | 'revision'>,
  nextReviewDate: BusinessDate,
): Write =>
  update<Facility>(table, facilityKey(facilityId), {
    set: renewalChanges(facilityId, nextReviewDate),
    add: { revision: 1 },
    when: { status: { not: 'closed' }, nextReviewDate: was, revision: revision ?? absent },
  })

/** A new facility. Fails if the company has one of the product. */
export const createFacility = (table: Table, facility: Facility): Write =>
  create<Facility>(table, {
    ...facilityKey(facility.facilityId),
    gsi1pk: reviewPartition(facility.nextReviewDate),
    gsi1sk: facility.facilityId,
    type: 'facility',
    ...facility,
  })
