import type { BusinessDate } from '../time/business-date.ts'
import { transferReference } from './transfer-reference.ts'

/** The number of the invoice of a charge order's part: the day that it falls due, and the reference of its transfer. */
export const invoiceNumber = (dueDate: BusinessDate, drawdownId: string): string =>
  `INV-${dueDate.replaceAll('-', '')}-${transferReference(drawdownId)}`
