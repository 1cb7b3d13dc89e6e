import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyFixedBy, productTerms } from '#shared/lending/product-terms.ts'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import type { CalculatorInput } from '../calculator/calculate-example.ts'
import { Calculator } from '../calculator/calculator.tsx'
import { useCurrentTerms } from '../current-rates.ts'
import { useOfferedAmount } from './offered-amount.ts'

const builtIn = productTerms.payoneer

const slides = {
  sales: { from: 1000, to: 200_000, step: 1000 },
  amount: { from: 1000, to: 200_000, step: 1000 },
} as const

const usualSalesCents = 50_000_00

const usual: CalculatorInput = {
  sales: decimalFromCents(usualSalesCents),
  amount: '30000.00',
  share: '10',
  method: 'bullet',
}

/** Initial values with the offered amount, capped at the product's maximum, and with typical sales for it. */
const startWith = (offered: string): CalculatorInput => {
  const amountCents = Math.min(centsFromDecimal(offered), builtIn.limitCapCents)
  const step = slides.sales.step * 100
  const salesCents = Math.ceil(amountCents / Number(builtIn.salesMultiple) / step) * step
  return {
    ...usual,
    amount: decimalFromCents(amountCents),
    sales: decimalFromCents(Math.max(salesCents, usualSalesCents)),
  }
}

export const Component = () => {
  const { t } = useTranslation('landingCalculator')
  const offered = useOfferedAmount()
  const amount = offered?.currency === currencyFixedBy(builtIn.currencyRule) ? offered?.amount : undefined
  const start = useMemo(() => (amount ? startWith(amount) : usual), [amount])
  return (
    <Calculator
      terms={useCurrentTerms('payoneer')}
      start={start}
      amountHint={amount ? t('amountOffered') : undefined}
      slides={slides}
    />
  )
}
