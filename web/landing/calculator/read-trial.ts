import { type TriedDrawdown, tryDrawdown } from '#shared/drawdown/try-drawdown.ts'
import { readAmount } from '#shared/input-parsing/read-amount.ts'
import { optionOf, type ProductTerms } from '#shared/lending/product-terms.ts'
import type { RepaymentMethod } from '#shared/lending/repayment-options.ts'
import { type Cents, centsFromDecimal, centsFromFraction } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { fraction, fractionFromDecimal, multiply } from '#shared/money/fraction.ts'

/** What a visitor has set in the calculator, as typed. */
export interface TrialInput {
  readonly sales: string
  readonly amount: string
  /** Of net sales, in percent. */
  readonly share: string
  readonly method: RepaymentMethod
}

/** Why there is nothing to reckon with in a field. */
export type WrongInput = 'unreadable' | 'tooSmall' | 'tooLarge'

export interface ReadTrial {
  readonly wrong: { readonly sales?: WrongInput; readonly amount?: WrongInput }
  /** Absent where something is wrong. */
  readonly tried?: TriedDrawdown
  /** The limit that such sales lead to before its other factors, each of which takes something off. */
  readonly usualLimitCents?: Cents
}

/** More than a small seller turns over in a month. */
const maxMonthlyCents = 10_000_000_00

const readCents = (typed: string, currency: Currency): Cents | undefined => {
  const amount = readAmount(typed, currency)
  return amount === undefined ? undefined : centsFromDecimal(amount)
}

const judge = (cents: Cents | undefined, least: Cents, most: Cents): WrongInput | undefined => {
  if (cents === undefined) return 'unreadable'
  if (cents < least) return 'tooSmall'
  return cents > most ? 'tooLarge' : undefined
}

const limitOf = ({ salesMultiple, limitCapCents }: ProductTerms, monthlyCents: Cents): Cents =>
  Math.min(
    limitCapCents,
    centsFromFraction(multiply(fraction(BigInt(monthlyCents)), fractionFromDecimal(salesMultiple))),
  )

/** Reads what was typed and reckons with it, by the rules that price a drawdown. */
export const readTrial = (terms: ProductTerms, input: TrialInput, currency: Currency): ReadTrial => {
  const option = optionOf(terms, input.method)
  if (!option) throw new Error(`${terms.productCode} does not offer ${input.method}`)
  const amountCents = readCents(input.amount, currency)
  const monthlySalesCents = readCents(input.sales, currency)
  const amount = judge(amountCents, terms.minimumDrawdownCents, terms.limitCapCents)
  const sales = judge(monthlySalesCents, 1, maxMonthlyCents)
  const wrong = { ...(sales && { sales }), ...(amount && { amount }) }
  if (amountCents === undefined || monthlySalesCents === undefined || sales || amount) return { wrong }
  return {
    wrong,
    tried: tryDrawdown({ terms, option, amountCents, monthlySalesCents, sharePercent: input.share }),
    usualLimitCents: limitOf(terms, monthlySalesCents),
  }
}
