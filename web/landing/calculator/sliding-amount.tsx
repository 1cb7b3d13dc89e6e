import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { readAmount } from '#shared/input-parsing/read-amount.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { MoneyField } from '../../ui/money-field.tsx'

/** The range of a slider, in whole units of the currency. */
export interface Slide {
  readonly from: number
  readonly to: number
  readonly step: number
}

export const Slider = chakra('input', {
  base: { display: 'block', w: 'full', h: 'touch', cursor: 'pointer', accentColor: 'action.solid' },
})

/** An amount to type or drag. Only the text field is exposed to screen readers. */
export const SlidingAmount = ({
  label,
  hint,
  error,
  value,
  onChange,
  currency,
  slide: { from, to, step },
}: {
  label: string
  hint?: ReactNode
  error: string | undefined
  value: string
  onChange: (value: string) => void
  currency: Currency
  slide: Slide
}) => {
  const amount = readAmount(value, currency)
  const units = amount === undefined ? from : centsFromDecimal(amount) / 100
  return (
    <div>
      <MoneyField
        label={label}
        hint={hint}
        error={error}
        value={value}
        onChange={onChange}
        currency={currency}
      />
      <Slider
        type="range"
        aria-hidden
        tabIndex={-1}
        min={from}
        max={to}
        step={step}
        value={Math.min(to, Math.max(from, units))}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
