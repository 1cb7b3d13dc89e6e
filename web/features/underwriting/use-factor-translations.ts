import { useTranslation } from 'react-i18next'
import type { LimitFactorOnWire } from '#shared/credit/credit-limit.schema.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { percentOfShare, plainDecimal } from './plain-decimal.ts'

interface FactorTranslations {
  /** The factor's value, formatted. */
  readonly value: string
  readonly explanation: string
  /** What would increase the limit; null if the factor is at its best or the seller cannot change it. */
  readonly raise: string | null
}

/** The texts and figures of a factor. */
export const useFactorTranslations = (factor: LimitFactorOnWire, currency: string): FactorTranslations => {
  const { t } = useTranslation('credit')
  const { money, percent, count } = useFormat()
  const { key, value, detail } = factor
  const share = (name: string) =>
    detail[name] === undefined ? t('noData') : percent(percentOfShare(detail[name]))
  const amount = (name: string) => money(detail[name] ?? '0.00', currency)
  const times = t('times', { value: plainDecimal(value) })
  const raise =
    factor.raise_key === 'setByProduct' || factor.raise_key === 'atItsBest'
      ? null
      : t(`raise.${factor.raise_key}`)
  switch (key) {
    case 'multiple':
      return { value: times, explanation: t('factor.multiple.text', { value: plainDecimal(value) }), raise }
    case 'unverifiedSales':
      return {
        value: percent(value),
        explanation: t('factor.unverifiedSales.text', {
          unverified: amount('unverified'),
          percent: percent(value),
        }),
        raise,
      }
    case 'netSales':
      return {
        value: money(value, currency),
        explanation: t('factor.netSales.text', { sales: amount('sales'), refunds: amount('refunds') }),
        raise,
      }
    case 'stability':
      return {
        value: times,
        explanation: t('factor.stability.text', { variation: share('variation') }),
        raise,
      }
    case 'diversification':
      return {
        value: times,
        explanation: t('factor.diversification.text', { share: share('top_share') }),
        raise,
      }
    case 'age':
      return {
        value: times,
        explanation: t('factor.age.text', { months: count(Number(detail['months_trading'] ?? 0)) }),
        raise,
      }
    case 'rounding':
      return {
        value: t('roundedTo', { amount: money(value, currency) }),
        explanation: t('factor.rounding.text', { unrounded: amount('unrounded') }),
        raise,
      }
    case 'cap':
      return {
        value: money(value, currency),
        explanation: t('factor.cap.text', { cap: money(value, currency) }),
        raise,
      }
  }
}
