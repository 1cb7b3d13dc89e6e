import type { BusinessDate } from '../time/business-date.ts'

/**
 * The number of the invoice of a charge order's part: the day that it falls due, and the last ten digits of the drawdown's id, which
 * are random and what a transfer refers to.
 */
export const invoiceNumber = (dueDate: BusinessDate, drawdownId: string): string =>
  `INV-${dueDate.replaceAll('-', '')}-${drawdownId.replace(/\D/g, '').slice(-10)}`
