import type { BusinessDate } from '../time/business-date.ts'
import { transferReference } from './transfer-reference.ts'

/** The invoice number of a charge order's part: the due date, and the reference of its transfer. */
export const invoiceNumber = (dueDate: BusinessDate, drawdownId: string): string =>
  `INV-${dueDate.replaceAll('-', '')}-${transferReference(drawdownId)}`
