import { Calculator } from '../calculator/calculator.tsx'
import { useCurrentTerms } from '../current-rates.ts'

const slides = {
  sales: { from: 5000, to: 400_000, step: 5000 },
  amount: { from: 5000, to: 500_000, step: 5000 },
} as const

const start = { sales: '80000', amount: '60000', share: '10', method: 'equalInstalment' } as const

export const Component = () => (
  <Calculator terms={useCurrentTerms('revenue_credit_automation')} start={start} slides={slides} />
)
