import type { ExampleConditions } from '#shared/drawdown/example-conditions.ts'
import { type DrawdownExample, priceExampleDrawdown } from '#shared/drawdown/price-example-drawdown.ts'
import { readAmount } from '#shared/input-parsing/read-amount.ts'
import { optionOf, type ProductTerms } from '#shared/lending/product-terms.ts'
import type { RepaymentMethod } from '#shared/lending/repayment-options.ts'
import { type Cents, centsFromDecimal, centsFromFraction } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { fraction, fractionFromDecimal, multiply } from '#shared/money/fraction.ts'

/** The typed values of the calculator. */
export interface CalculatorInput {
  readonly sales: string
  readonly amount: string
  /** Percentage of net sales. */
  readonly share: string
  readonly method: RepaymentMethod
}

/** Why a field's value cannot be used. */
export type InputError = 'unreadable' | 'tooSmall' | 'tooLarge'

export interface CalculatorResult {
  readonly wrong: { readonly sales?: InputError; readonly amount?: InputError }
  /** Undefined if a field is invalid. */
  readonly tried?: DrawdownExample
  /** The limit for such sales before its other factors, each of which deducts something. */
  readonly usualLimitCents?: Cents
}

/** More than a small seller's monthly sales. */
const maxMonthlyCents = 10_000_000_00

const readCents = (typed: string, currency: Currency): Cents | undefined => {
  const amount = readAmount(typed, currency)
  return amount === undefined ? undefined : centsFromDecimal(amount)
}

const judge = (cents: Cents | undefined, least: Cents, most: Cents): InputError | undefined => {
  if (cents === undefined) return 'unreadable'
  if (cents < least) return 'tooSmall'
  return cents > most ? 'tooLarge' : undefined
}

const limitOf = ({ salesMultiple, limitCapCents }: ProductTerms, monthlyCents: Cents): Cents =>
  Math.min(
    limitCapCents,
    centsFromFraction(multiply(fraction(BigInt(monthlyCents)), fractionFromDecimal(salesMultiple))),
  )

/** Parses the typed values and prices the drawdown by its pricing rules. */
export const calculateExample = (
  conditions: ExampleConditions,
  terms: ProductTerms,
  input: CalculatorInput,
): CalculatorResult => {
  const option = optionOf(terms, input.method)
  if (!option) throw new Error(`${terms.productCode} does not offer ${input.method}`)
  const amountCents = readCents(input.amount, conditions.currency)
  const monthlySalesCents = readCents(input.sales, conditions.currency)
  const amount = judge(amountCents, terms.minimumDrawdownCents, terms.limitCapCents)
  const sales = judge(monthlySalesCents, 1, maxMonthlyCents)
  const wrong = { ...(sales && { sales }), ...(amount && { amount }) }
  if (amountCents === undefined || monthlySalesCents === undefined || sales || amount) return { wrong }
  return {
    wrong,
    tried: priceExampleDrawdown({
      conditions,
      terms,
      option,
      amountCents,
      monthlySalesCents,
      sharePercent: input.share,
    }),
    usualLimitCents: limitOf(terms, monthlySalesCents),
  }
}
