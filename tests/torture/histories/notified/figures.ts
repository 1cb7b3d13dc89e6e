import { creditFigures } from './credit-figures.ts'
import { drawdownFigures } from './drawdown-figures.ts'
import { paymentPlanFigures } from './payment-plan-figures.ts'
import { repaymentFigures } from './repayment-figures.ts'
import type { FiguresOfKinds, VerifiedKind } from './verified-facts.ts'

/** The amounts and dates of every kind of notification about money. A kind or a fact without them does not compile. */
export const figures: FiguresOfKinds<VerifiedKind> = {
  ...creditFigures,
  ...drawdownFigures,
  ...repaymentFigures,
  ...paymentPlanFigures,
}
