import { isDeepStrictEqual } from 'node:util'

import type { ChangedTerm, JudgedBenchmark, TermsVersionView } from '#shared/desk/terms.ts'
import { judgeTerms, type TermsVerdict } from '#shared/lending/judge-terms.ts'
import { type ProductCode } from '#shared/lending/product-codes.ts'
import { type ProductTerms, productTerms } from '#shared/lending/product-terms.ts'
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

/** The policy's verdict on terms by the latest benchmark; undefined without any. */
export const judge = async (
  { table, config }: Pick<Deps, 'table' | 'config'>,
  terms: ProductTerms,
  from: BusinessDate,
  today: BusinessDate,
): Promise<{ verdict: TermsVerdict; benchmark: JudgedBenchmark } | undefined> => {
  const benchmark = await findLatestBenchmark(table, terms.benchmark, today)
  return (
    benchmark && {
      verdict: judgeTerms(
        terms,
        benchmark.percent,
        from,
        hongKongCalendar,
        config.earlySettlementOpinion !== undefined,
      ),
      benchmark: { percent: benchmark.percent, date: benchmark.date, source: benchmark.source },
    }
  )
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
