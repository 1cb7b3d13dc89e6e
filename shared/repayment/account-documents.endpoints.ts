import { companyEndpoint } from '../api/endpoint.ts'
import type { repaymentSchemas } from './repayment.schemas.ts'

/** Documents about borrowing and repayment, for the company's own books. */
export const accountDocumentEndpoints = {
  /**
   * Creates a statement of account, or a document on paid interest, as a PDF among the company's files. Requested again
   * without new bookings, it is the same file.
   */
  requestPaper: companyEndpoint<typeof repaymentSchemas.requestPaper>()({
    name: 'request-paper',
    method: 'POST',
    path: '/transaction/company/charge/paper',
    // notFound: the company has no facility. ruleBroken: the period goes beyond today. tooManyRequests: the day's limit
    // of documents.
    errors: ['notFound', 'ruleBroken', 'tooManyRequests'],
  }),
  /** The content of a statement of account, or of a document on paid interest, as a table for a spreadsheet. */
  getPaperTable: companyEndpoint<typeof repaymentSchemas.getPaperTable>()({
    name: 'get-paper-table',
    method: 'POST',
    path: '/transaction/company/charge/paper/csv',
    reads: true,
    errors: ['notFound', 'ruleBroken'],
  }),
} as const
