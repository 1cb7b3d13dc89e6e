import { endpoint } from '../api/endpoint.ts'
import type { repaymentSchemas } from './repayment.schemas.ts'

/** Papers about what was borrowed and paid, for the company's own books. */
export const paperEndpoints = {
  /**
   * Has a statement of account, or a paper on the interest that was paid, made as a PDF among the company's files. Asked
   * for again while nothing was booked, it is the same file.
   */
  requestPaper: endpoint<typeof repaymentSchemas.requestPaper>()({
    name: 'request-paper',
    method: 'POST',
    path: '/transaction/company/charge/paper',
    audience: 'session',
    envelope: 'company',
    // notFound: the company has no facility. ruleBroken: the period goes beyond today. tooManyRequests: the day's papers.
    errors: ['notFound', 'ruleBroken', 'tooManyRequests'],
  }),
  /** The same as a table to open in a spreadsheet. */
  getPaperTable: endpoint<typeof repaymentSchemas.getPaperTable>()({
    name: 'get-paper-table',
    method: 'POST',
    path: '/transaction/company/charge/paper/csv',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: ['notFound', 'ruleBroken'],
  }),
} as const
