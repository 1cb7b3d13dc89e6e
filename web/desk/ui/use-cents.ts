import { decimalFromCents } from '#shared/money/cents.ts'
import { useFormat } from '../../i18n/use-format.ts'

/** Formats an amount in cents with its currency in the locale. */
export const useCents = () => {
  const format = useFormat()
  return (cents: number, currency: string): string => format.money(decimalFromCents(cents), currency)
}

/** Formats a percentage in the locale; a dash for null. */
export const usePercent = () => {
  const format = useFormat()
  return (percent: string | null): string => (percent === null ? '–' : format.percent(percent))
}
