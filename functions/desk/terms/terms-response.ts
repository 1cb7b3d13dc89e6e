import { isDeepStrictEqual } from 'node:util'

import type { ChangedTerm, PolicyBenchmark, TermsVersionView } from '#shared/desk/terms.ts'
import { fixedSource } from '#shared/lending/benchmark-source.ts'
import type { DayCountBasis } from '#shared/lending/day-count.ts'
import type { BenchmarkFixing } from '#shared/lending/drawdown-price.ts'
import { drawdownRate } from '#shared/lending/drawdown-rate.ts'
import { type ProductCode } from '#shared/lending/product-codes.ts'
import { currenciesOf, type ProductTerms, productTerms } from '#shared/lending/product-terms.ts'
import { type TermsVerdict, validateTerms } from '#shared/lending/validate-terms.ts'
import type { Currency } from '#shared/money/currency.ts'
import { compare, type Fraction } from '#shared/money/fraction.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'
import { findLatestBenchmark } from '../../data/benchmarks.ts'
import type { Table } from '../../data/table.ts'
import { builtInVersion, findTermsVersion, type TermsVersion } from '../../data/terms-versions.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'

export const termsVersionView = (version: TermsVersion, inForce: number): TermsVersionView => ({
  productCode: version.productCode,
  number: version.number,
  status: version.status,
  isInForce: version.number === inForce,
  validFrom: version.validFrom,
  reason: version.reason,
  proposedBy: version.proposedBy,
  proposedAt: version.proposedAt,
  approvedBy: version.approvedBy ?? null,
  approvedAt: version.approvedAt ?? null,
  withdrawnBy: version.withdrawnBy ?? null,
  withdrawnAt: version.withdrawnAt ?? null,
})

export const builtInTermsView = (productCode: ProductCode, inForce: number): TermsVersionView => ({
  productCode,
  number: builtInVersion,
  status: 'built-in',
  isInForce: inForce === builtInVersion,
  validFrom: null,
  reason: null,
  proposedBy: null,
  proposedAt: null,
  approvedBy: null,
  approvedAt: null,
  withdrawnBy: null,
  withdrawnAt: null,
})

/** The terms of a version, including the one in the code. */
export const findTerms = async (
  table: Table,
  { productCode, number }: { productCode: ProductCode; number: number },
): Promise<{ ok: true; terms: ProductTerms; version?: TermsVersion } | DeskRefusal> => {
  if (number === builtInVersion) return { ok: true, terms: productTerms[productCode] }
  const version = await findTermsVersion(table, productCode, number)
  return version
    ? { ok: true, terms: version.terms, version }
    : refuseAct('notFound', `${productCode} has no version ${number}`)
}

/** The differences between two versions of terms. */
export const changesOf = (before: ProductTerms, after: ProductTerms): ChangedTerm[] =>
  (Object.keys(after) as (keyof ProductTerms)[])
    .toSorted()
    .flatMap((term) =>
      isDeepStrictEqual(before[term], after[term])
        ? []
        : { term, before: before[term] ?? null, after: after[term] ?? null },
    )

export const refuseWithoutBenchmark = refuseAct('wrongState', 'no benchmark is known to hold the terms to')

/** The days of a year that interest is charged for, as if every day count had a basis of 360 days. */
const daysCharged: Record<DayCountBasis, bigint> = { 'ACT/360': 365n, 'ACT/365F': 360n, '30/360': 360n }

const costOf = (terms: ProductTerms, currency: Currency, { percent }: BenchmarkFixing): Fraction => {
  const { dayCountBasis, floorPercent } = terms.benchmarks[currency]
  const rate = drawdownRate(percent, terms.marginPercent, floorPercent)
  return { numerator: rate.numerator * daysCharged[dayCountBasis], denominator: rate.denominator }
}

/** The currency in which drawdowns by the terms cost most today, with its benchmark; undefined without any fixing. */
const dearestOf = async (
  table: Table,
  terms: ProductTerms,
  today: BusinessDate,
): Promise<{ currency: Currency; fixing: BenchmarkFixing } | undefined> => {
  const found = await Promise.all(
    currenciesOf(terms).map(async (currency) => {
      const { benchmark, method } = terms.benchmarks[currency]
      const fixing =
        method === 'fixed'
          ? { percent: '0.00', date: today, source: fixedSource }
          : await findLatestBenchmark(table, benchmark, today)
      return fixing ? [{ currency, fixing }] : []
    }),
  )
  const [first, ...rest] = found.flat()
  return rest.reduce<typeof first>(
    (dearest, each) =>
      dearest &&
      compare(costOf(terms, each.currency, each.fixing), costOf(terms, dearest.currency, dearest.fixing)) > 0
        ? each
        : dearest,
    first,
  )
}

/** The policy's verdict on terms by the latest benchmark of the currency that costs most; undefined without any. */
export const judge = async (
  { table, config }: Pick<Deps, 'table' | 'config'>,
  terms: ProductTerms,
  from: BusinessDate,
  today: BusinessDate,
): Promise<{ verdict: TermsVerdict; benchmark: PolicyBenchmark } | undefined> => {
  const dearest = await dearestOf(table, terms, today)
  if (!dearest) return undefined
  const { currency, fixing } = dearest
  const { percent, date, source } = fixing
  return {
    verdict: validateTerms(
      terms,
      percent,
      from,
      hongKongCalendar,
      config.earlySettlementOpinion !== undefined,
      currency,
    ),
    benchmark: { currency, percent, date, source },
  }
}

const reasonText = (refusal: TermsVerdict['refusals'][number]): string => {
  const words = refusal.reason.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return 'percent' in refusal ? `${words}: ${refusal.percent}%` : words
}

/** The refusal of terms, each reason with its rate where it has one. */
export const refuseTerms = ({ refusals }: TermsVerdict): DeskRefusal =>
  refuseAct(
    'ruleBroken',
    refusals.map(reasonText).join('; '),
    refusals.map((refusal) => ({ field: refusal.reason, rule: 'percent' in refusal ? refusal.percent : '' })),
  )
