import { amountText, figuresOf } from '../i18n/format.ts'
import { type Cents, decimalFromCents } from './cents.ts'
import { currencies } from './currency.ts'

/** "12,345.60", in the currency of a facility. All of these have two decimals. */
export const figures = (cents: Cents): string => figuresOf(decimalFromCents(cents), currencies[0])

/** Currency first, then figures with thousands separators, unbreakable: "GBP 12,345.60". */
export const moneyText = (cents: Cents, currency: string): string =>
  amountText(decimalFromCents(cents), currency)
