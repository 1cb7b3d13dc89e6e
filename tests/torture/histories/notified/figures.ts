import { creditFigures } from './credit-figures.ts'
import { drawdownFigures } from './drawdown-figures.ts'
import type { FiguresOfKinds, HeldKind } from './held-facts.ts'
import { paymentPlanFigures } from './payment-plan-figures.ts'
import { repaymentFigures } from './repayment-figures.ts'

/** The amounts and dates of every kind of notification about money. A kind or a fact without them does not compile. */
export const figures: FiguresOfKinds<HeldKind> = {
  ...creditFigures,
  ...drawdownFigures,
  ...repaymentFigures,
  ...paymentPlanFigures,
}
