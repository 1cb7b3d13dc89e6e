import type { DueKind } from '#shared/lending/allocation.ts'
import { benchmarkLabels } from '#shared/lending/benchmark-names.ts'
import { defaultChargeKinds } from '#shared/lending/default-charges.ts'
import type { FeeTerm } from '#shared/lending/fees.ts'
import type { CurrencyRule, ProductTerms } from '#shared/lending/product-terms.ts'
import type { RepaymentOption, Tenor } from '#shared/lending/repayment-options.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { currencies } from '#shared/money/currency.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslations } from '../../i18n/use-translations.ts'

type Writers = { readonly [Term in keyof ProductTerms]?: (value: ProductTerms[Term]) => string }

/** Formats a term's value. */
export const useTermText = () => {
  const t = useTranslations()
  const format = useFormat()
  const amount = (cents: number): string => format.money(decimalFromCents(cents), '').trim()
  const tenorTranslations = (tenor: Tenor): string =>
    'days' in tenor
      ? t('terms.values.days', { count: tenor.days })
      : t('terms.values.months', { count: tenor.months })
  const optionTranslations = ({ method, tenor, timing, collection }: RepaymentOption): string =>
    [
      t(`terms.values.methods.${method}`),
      tenorTranslations(tenor),
      t(`terms.values.timings.${timing}`),
      t(`terms.values.collections.${collection}`),
    ].join(t('terms.values.between'))
  const writers: Writers = {
    productCode: (code) => t(`states.product.${code}`),
    structure: (structure) => t(`terms.values.structure.${structure}`),
    currencyRule: (rule: CurrencyRule) =>
      rule.from === 'shops' ? t('terms.values.fromShops') : rule.currency,
    companionPapers: (kinds) =>
      kinds.map((kind) => t(`terms.values.papers.${kind}`)).join(t('terms.values.between')) ||
      t('value.none'),
    fees: (fees: readonly FeeTerm[]) =>
      fees
        .map(({ type, percent }) => t(`terms.values.fees.${type}`, { percent }))
        .join(t('terms.values.between')) || t('terms.values.noFee'),
    repayment: (options) => options.map(optionTranslations).join('\n'),
    businessDays: (convention) => t(`terms.values.businessDays.${convention}`),
    benchmarks: (benchmarks) =>
      currencies
        .map((currency) => {
          const { benchmark, method, dayCountBasis, floorPercent, fallbackPercent } = benchmarks[currency]
          const name = benchmarkLabels[benchmark]
          return [
            `${currency} ${t(`terms.values.methodOf.${method}`, { name })}`,
            dayCountBasis,
            ...(method === 'fixed'
              ? []
              : [
                  t('terms.values.floor', { percent: floorPercent }),
                  fallbackPercent === null
                    ? t('terms.values.noFallback')
                    : t('terms.values.fallback', { points: fallbackPercent }),
                ]),
          ].join(t('terms.values.between'))
        })
        .join('\n'),
    businessDayCentres: (centres) => t(`terms.values.businessDayCentres.${centres}`),
    graceDayType: (type) => t(`terms.values.graceDayType.${type}`),
    salesShares: (shares) => t('terms.values.shares', shares),
    overdueInterest: (charges) => t(charges ? 'value.yes' : 'value.no'),
    overdueMultiplierExemption: (exemption) => exemption?.reason ?? t('terms.values.noExemption'),
    allocationOrder: (order: readonly DueKind[]) =>
      order.map((kind) => t(`terms.values.dueKinds.${kind}`)).join(t('terms.values.thereafter')),
    allocationPriority: (priority) => t(`terms.values.priorities.${priority}`),
    minimumRepaymentCents: amount,
    minimumDrawdownCents: amount,
    maxPassThroughFeeCents: amount,
    defaultChargeCents: (ceilings) =>
      defaultChargeKinds
        .map((kind) => `${t(`terms.values.defaultCharges.${kind}`)} ${amount(ceilings[kind])}`)
        .join(t('terms.values.between')),
    limitCapCents: amount,
  }
  return (term: keyof ProductTerms, value: unknown): string => {
    const write = writers[term] as ((value: unknown) => string) | undefined
    return write ? write(value) : String(value)
  }
}
