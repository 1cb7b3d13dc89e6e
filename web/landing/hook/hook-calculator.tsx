import { Calculator } from '../calculator/calculator.tsx'
import { useCurrentTerms } from '../current-rates.ts'

const slides = {
  sales: { from: 1000, to: 100_000, step: 1000 },
  amount: { from: 1000, to: 60_000, step: 500 },
} as const

const start = { sales: '20000', amount: '10000', share: '10', method: 'salesShare' } as const

export const Component = () => (
  <Calculator terms={useCurrentTerms('small_shop_financing')} start={start} slides={slides} />
)
