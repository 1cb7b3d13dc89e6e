import { productTerms } from '#shared/lending/product-terms.ts'
import { Calculator } from '../calculator/calculator.tsx'

const slides = {
  sales: { from: 1000, to: 200_000, step: 1000 },
  amount: { from: 1000, to: 200_000, step: 1000 },
} as const

export const Component = () => (
  <Calculator
    terms={productTerms.payoneer}
    currency="USD"
    start={{ sales: '50000', amount: '30000', share: '10', method: 'bullet' }}
    slides={slides}
  />
)
