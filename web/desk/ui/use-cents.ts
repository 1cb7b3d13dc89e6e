import { decimalFromCents } from '#shared/money/cents.ts'
import { useFormat } from '../../i18n/use-format.ts'

/** Amounts in cents as the locale writes them, with their currency. */
export const useCents = () => {
  const format = useFormat()
  return (cents: number, currency: string): string => format.money(decimalFromCents(cents), currency)
}

/** A part in percent as the locale writes it; a dash where there is no whole. */
export const usePart = () => {
  const format = useFormat()
  return (percent: string | null): string => (percent === null ? '–' : format.percent(percent))
}
