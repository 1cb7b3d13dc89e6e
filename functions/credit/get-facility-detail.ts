import type { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { drawdownRatePercent } from '#shared/lending/drawdown-rate.ts'
import { feeTypeIds } from '#shared/lending/fees.ts'
import { overdueMultiplierOf } from '#shared/lending/product-terms.ts'
import { maxDays } from '#shared/lending/repayment-options.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import { compare, fraction, fractionFromDecimal } from '#shared/money/fraction.ts'
import { findFacilityNumber } from '../data/agreements.ts'
import { findCompany } from '../data/companies.ts'
import { findFacility } from '../data/facilities.ts'
import { listPaymentAccounts } from '../data/payment-accounts.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { resolveBenchmark } from '../reference/resolve-benchmark.ts'
import { findSetOff } from '../underwriting/find-watermark.ts'
import { describeFacility } from './describe-facility.ts'
import { describeSetOff } from './describe-set-off.ts'

/** The minimum repayment: any amount. */
export const minimumRepaymentCents: Cents = 1

export const getFacilityDetail: Handler<typeof creditEndpoints.getFacilityDetail> = async (
  { input, session },
  deps,
) => {
  const facility = await findFacility(deps.table, input.body.facility_id)
  if (facility?.companyId !== session.companyId)
    return refuse('notFound', [{ field: 'body.facility_id', rule: 'invalid' }])
  const { terms, balances, companyId, currency } = facility
  const [company, accounts, benchmark, agreementNumber] = await Promise.all([
    findCompany(deps.table, companyId),
    listPaymentAccounts(deps.table, companyId),
    resolveBenchmark(deps, terms, currency),
    findFacilityNumber(deps.table, facility),
  ])
  const { benchmark: name, method, dayCountBasis, floorPercent } = terms.benchmarks[currency]
  const setBy = benchmark ? (benchmark.method ?? 'overnight') : method
  const setOff = await findSetOff(deps, company ?? {}, accounts, currency)
  return answer({
    ...describeFacility(facility),
    agreement_number: agreementNumber ?? null,
    loan_details: terms.repayment.map((option, index) => ({
      structure_id: `${facility.facilityId}-${index + 1}`,
      type: terms.structure,
      maximum_outstanding: decimalFromCents(balances.limit),
      maximum_tenor: maxDays(option.tenor),
      minimum_interest_tenor: terms.minimumInterestDays,
      grace_period: terms.graceDays,
      grace_period_type: terms.graceDayType,
      repayment_method: option.method,
      collection_method: option.collection,
      allocation_rule: [...terms.allocationOrder],
      allocation_priority: terms.allocationPriority,
      minimum_repayment: decimalFromCents(
        option.method === 'salesShare' ? terms.minimumRepaymentCents : minimumRepaymentCents,
      ),
      overdue_interest: compare(fractionFromDecimal(overdueMultiplierOf(terms)), fraction(0n)) > 0,
      overdue_multiplier: terms.overdueMultiplier,
      interest_payment_timing: option.timing,
      maximum_pass_through_fee: decimalFromCents(terms.maxPassThroughFeeCents),
    })),
    interest_rates: [
      {
        type: 'benchmark_plus_margin' as const,
        drawdown_currency: facility.currency,
        benchmark: name,
        ...(setBy === 'overnight' ? {} : { benchmark_method: setBy }),
        benchmark_rate: benchmark?.percent ?? null,
        benchmark_date: benchmark?.date ?? null,
        benchmark_source: benchmark?.source ?? null,
        margin: terms.marginPercent,
        rate: benchmark ? drawdownRatePercent(benchmark.percent, terms.marginPercent, floorPercent) : null,
        accrual_basis: dayCountBasis,
      },
    ],
    fees: terms.fees.map(({ type, percent }) => ({ type_id: feeTypeIds[type], type, percent })),
    set_off: setOff ? describeSetOff(setOff, deps) : null,
  })
}
