import { drawdownPaidOut, drawdownRequested } from '#shared/ledger/facility-postings.ts'
import { limitChanged, limitGranted } from '#shared/ledger/limit-postings.ts'
import type { Posting } from '#shared/ledger/posting.ts'
import { byCurrency } from '#shared/lending/benchmark-terms.ts'
import { benchmarks } from '#shared/lending/benchmarks.ts'
import { type ProductTerms, productTerms } from '#shared/lending/product-terms.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { addMonths, businessDate } from '#shared/time/business-date.ts'
import { putBenchmark } from '../../functions/data/benchmarks.ts'
import { findCompany, storeCompany } from '../../functions/data/companies.ts'
import {
  createFacility,
  type Facility,
  facilityIdOf,
  facilityKey,
  findFacility,
} from '../../functions/data/facilities.ts'
import { putKycSection, replaceKyc } from '../../functions/data/kyc.ts'
import { openLedger, postToLedger } from '../../functions/data/ledger.ts'
import { replacePayoutAccount } from '../../functions/data/payout-accounts.ts'
import { linkSignatory } from '../../functions/data/signatory-links.ts'
import { update } from '../../functions/data/table.ts'
import type { Deps } from '../../functions/runtime/deps.ts'
import { payoutAccountOf } from './payout-account-of.ts'
import { present } from './present.ts'
import { logInAgain, type Seller, signUpSeller } from './sign-up-seller.ts'
import type { TestApp } from './test-app.ts'

/** The signer for the company of a built facility. */
export const directorName = 'CHAN Tai Man'
export const directorId = 'director-1'

/** The SOFR fixing stored with a built facility, in percent a year. */
export const testSofr = { percent: '4.30', date: '2026-10-30', source: benchmarks.SOFR.publisher }

/** As signed before each currency had a benchmark: one fixing prices every test's drawdowns. */
export const sofrInAll = byCurrency(() => ({
  benchmark: 'SOFR' as const,
  method: 'overnight' as const,
  dayCountBasis: 'ACT/360' as const,
  floorPercent: '0.00',
  fallbackPercent: null,
}))

export interface FacilityFigures {
  limitCents: Cents
  watermarkCents?: Cents
  outstandingCents?: Cents
  pendingCents?: Cents
  frozenCents?: Cents
  terms?: Partial<ProductTerms>
  /** GBP unless another is given. */
  currency?: Currency
}

export interface SellerWithFacility extends Seller {
  facilityId: string
}

/** Where facilities are built: a test app, or a local stack's table. */
export interface Place {
  deps: Pick<Deps, 'table' | 'random'>
  clock: { now(): Date }
}

/** Makes a user a known director of the built company. */
export const tieDirector = (
  table: Deps['table'],
  { companyId, userId, personId = directorId }: { companyId: string; userId: string; personId?: string },
  now: Date,
) =>
  table.transact(
    linkSignatory(
      table,
      { companyId, userId, personId, kycId: 'kyc-1', at: now.toISOString(), by: 'sms', to: '•••0001' },
      [],
    ),
  )

/** Verifies a company whose one director is the user that created it. */
const verifyCompany = async ({ deps: { table }, clock }: Place, companyId: string) => {
  const company = present(await findCompany(table, companyId))
  const kyc = { companyId, kycId: 'kyc-1' }
  await table.transact({
    ...storeCompany(table, {
      ...company,
      kycStatus: 'approved',
      kycId: kyc.kycId,
      registerNameEn: 'Lantern Street Trading Limited',
      registerNameCn: '灯街贸易有限公司',
    }),
    kyc: replaceKyc(table, {
      ...kyc,
      status: 'approved',
      createdAt: clock.now().toISOString(),
      version: 0,
    }),
    persons: putKycSection(table, kyc, {
      section: 'connected_persons',
      data: {
        persons: [
          {
            person_id: directorId,
            full_name_en: directorName,
            capacity: 'director',
            email: 'chan@director.test',
          },
        ],
      },
      files: [],
    }),
  })
  await tieDirector(table, { companyId, userId: company.ownerUserId }, clock.now())
}

export const readFacility = async (
  { deps: { table } }: { deps: Pick<Deps, 'table'> },
  facilityId: string,
): Promise<Facility> => {
  return present(await findFacility(table, facilityId), `the facility ${facilityId}`)
}

/**
 * Gives a company a usable payout account, and an active facility with the given balances, each explained by postings;
 * returns its id.
 */
export const grantFacility = async (
  place: Place,
  companyId: string,
  figures: FacilityFigures,
): Promise<string> => {
  const { limitCents, watermarkCents = limitCents } = figures
  const { outstandingCents = 0, pendingCents = 0, frozenCents = 0, currency = 'GBP' } = figures
  const { table } = place.deps
  await verifyCompany(place, companyId)
  const now = place.clock.now()
  const today = businessDate(now)
  const terms: ProductTerms = {
    ...productTerms.small_shop_financing,
    benchmarks: sofrInAll,
    // Unadjusted, so that a test's interest covers whole tenors.
    businessDays: 'unadjusted',
    ...figures.terms,
  }
  const facilityId = facilityIdOf(companyId, terms.productCode)
  const { posting, ...opening } = openLedger(
    table,
    facilityId,
    limitGranted(facilityId, today, limitCents, watermarkCents),
    now,
  )
  await table.transact({
    account: replacePayoutAccount(table, payoutAccountOf(companyId, now, { currency })),
    benchmark: putBenchmark(table, { name: 'SOFR', ...testSofr }),
    posting,
    facility: createFacility(table, {
      facilityId,
      companyId,
      productCode: terms.productCode,
      currency,
      status: 'active',
      effectiveDate: today,
      nextReviewDate: addMonths(today, terms.reviewMonths),
      terms,
      yearlyNetSalesCents: 1_200_000_00,
      ...opening,
      createdAt: now.toISOString(),
    }),
  })
  const earlier: Posting[] = [
    ...(outstandingCents > 0
      ? [
          drawdownRequested('earlier', today, outstandingCents),
          drawdownPaidOut('earlier', today, outstandingCents),
        ]
      : []),
    ...(pendingCents > 0 ? [drawdownRequested('waiting', today, pendingCents)] : []),
    ...(frozenCents > 0
      ? [limitChanged('freeze', today, { watermarkCents: 0, frozenLimitCents: frozenCents })]
      : []),
  ]
  for (const each of earlier)
    await table.transact(postToLedger(table, await readFacility(place, facilityId), { posting: each }, now))
  return facilityId
}

/** A seller with such a facility, signed up over the API. */
export const buildFacility = async (app: TestApp, figures: FacilityFigures): Promise<SellerWithFacility> => {
  const seller = await logInAgain(app, await signUpSeller(app))
  return { ...seller, facilityId: await grantFacility(app, seller.companyId, figures) }
}

/** Prices the drawdowns of a facility as those of a built one. */
export const priceBySofr = async ({ deps: { table } }: Pick<Place, 'deps'>, facilityId: string) => {
  const { terms } = await readFacility({ deps: { table } }, facilityId)
  const priced = await table.transact({
    benchmark: putBenchmark(table, { name: 'SOFR', ...testSofr }),
    facility: update<Facility>(table, facilityKey(facilityId), {
      set: { terms: { ...terms, benchmarks: sofrInAll } },
      when: { facilityId },
    }),
  })
  if (!priced.ok) throw new Error('the facility is not priced')
}
