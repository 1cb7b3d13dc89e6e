import type { FieldRule } from '#shared/api/field-rules.ts'
import { readAmount } from '#shared/input-parsing/read-amount.ts'
import { type Cents, centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { plainAmount } from '../../ui/money-field.tsx'

/** The limits of a drawdown's amount: decimal strings in the facility's currency. */
export interface AmountRange {
  readonly currency: Currency
  readonly minimum: string
  readonly available: string
}

export type CheckedAmount = { ok: true; amount: string } | { ok: false; rule: FieldRule }

/** Validates a typed amount: the amount to price, or the rule that it breaks. */
export const checkAmount = (typed: string, { minimum, available, currency }: AmountRange): CheckedAmount => {
  if (typed.trim() === '') return { ok: false, rule: 'required' }
  const amount = readAmount(typed, currency)
  if (amount === undefined) return { ok: false, rule: 'amountInvalid' }
  const cents = centsFromDecimal(amount)
  if (cents < centsFromDecimal(minimum)) return { ok: false, rule: 'amountBelowMinimum' }
  if (cents > centsFromDecimal(available)) return { ok: false, rule: 'amountAboveAvailable' }
  return { ok: true, amount }
}

const hundred: Cents = 100_00

const flooredToHundreds = (cents: Cents): Cents => cents - (cents % hundred)

/** Formats an amount as a user would type it. */
export const typedForm = (cents: Cents): string => plainAmount(decimalFromCents(cents))

export const presets = { quarter: 4, half: 2, all: 1 } as const
export type Preset = keyof typeof presets

/**
 * Preset amounts in whole hundreds, and the full available balance to the cent. Those below the minimum are omitted.
 */
export const presetAmounts = ({ minimum, available }: AmountRange): { preset: Preset; typed: string }[] => {
  const whole = centsFromDecimal(available)
  return (Object.keys(presets) as Preset[])
    .map((preset) => ({
      preset,
      cents: preset === 'all' ? whole : flooredToHundreds(Math.floor(whole / presets[preset])),
    }))
    .filter(({ cents }) => cents >= centsFromDecimal(minimum))
    .map(({ preset, cents }) => ({ preset, typed: typedForm(cents) }))
}

/** The number of slider steps over the range, in hundreds from the minimum; the last step is the full balance. */
export const sliderSteps = ({ minimum, available }: AmountRange): number =>
  Math.max(0, Math.ceil((centsFromDecimal(available) - centsFromDecimal(minimum)) / hundred))

/** The amount of a slider position, as typed. */
export const amountAtStep = (step: number, range: AmountRange): string =>
  typedForm(Math.min(centsFromDecimal(range.available), centsFromDecimal(range.minimum) + step * hundred))

/** The slider position of a typed amount; clamped to the range. */
export const stepOfAmount = (typed: string, range: AmountRange): number => {
  const amount = readAmount(typed, range.currency)
  if (amount === undefined) return 0
  // The last step may be shorter than the others: it is reached only by the full balance.
  if (centsFromDecimal(amount) >= centsFromDecimal(range.available)) return sliderSteps(range)
  const steps = (centsFromDecimal(amount) - centsFromDecimal(range.minimum)) / hundred
  return Math.max(0, Math.round(steps))
}
