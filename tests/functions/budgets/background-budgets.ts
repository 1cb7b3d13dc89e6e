import type { BackgroundUnits } from './measure-background.ts'

const units = (reads: number, writes: number, events: number): BackgroundUnits => ({ reads, writes, events })

/**
 * The budget of work without a caller, by its name: read and write units of the whole effect, and the events that it
 * records, each delivered to a Lambda. What needs more must give the reason when it raises its budget here.
 */
export const backgroundBudgets: Readonly<Record<string, BackgroundUnits>> = {
  // Two years of a shop with twenty orders a day. A month and the orders behind it are an item each.
  'shop-import': units(143, 204, 3),
  // Starts, counts the attempt, exchanges the access token under a lease, writes the months that changed, and ends. It
  // reads every month of the shop for its sums.
  'shop-reading': units(16, 24, 1),
  // The same steps, and recalculates the watermarks.
  'payment-balance-refresh': units(12, 22, 2),
  'code-sent': units(2, 2, 1),
  'drawdown-requested': units(22, 28, 3),
  'drawdown-approve': units(14, 19, 1),
  'drawdown-pay-out': units(15, 40, 1),
  // What a run costs without any item.
  'close-without-work': units(11.5, 2, 0),
  'close-of-a-charge': units(22.5, 30, 1),
  'close-of-arrears': units(18.5, 24, 0),
  // Lists the companies of every month, and checks the sums of all shards of the portfolio.
  'recount-without-work': units(39.5, 1, 0),
  'recount-of-a-facility': units(51, 5, 0),
  'payment-reported': units(6, 5, 1),
  'repayment-post': units(18, 40, 1),
}
