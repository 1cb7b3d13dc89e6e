import { endpoint } from '../api/endpoint.ts'
import type { categoryReportSchemas } from './category-report.schemas.ts'

/** The free report on the company's own shops, by its product categories. */
export const categoryReportEndpoints = {
  /** The product categories that match keywords, in any of the three languages, best first. */
  listReportCategories: endpoint<typeof categoryReportSchemas.listReportCategories>()({
    name: 'list-report-categories',
    method: 'GET',
    path: '/api/category-report/categoryList/{keywords}',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** Stores the company's categories, and whether it shares its figures. Idempotent. */
  storeCategoryReport: endpoint<typeof categoryReportSchemas.storeCategoryReport>()({
    name: 'store-category-report',
    method: 'POST',
    path: '/api/category-report/store',
    audience: 'session',
    envelope: 'landing',
    errors: ['changedMeanwhile'],
    audited: 'shops',
  }),
  /** The report on the company's own shops up to yesterday. */
  getCategoryReport: endpoint<typeof categoryReportSchemas.getCategoryReport>()({
    name: 'get-category-report',
    method: 'GET',
    path: '/api/category-report',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    // noExchangeRates: sales would have to be converted, and no rate was published that early.
    errors: ['noExchangeRates'],
  }),
  /**
   * Creates the report as a PDF among the company's files. Requested again on a day with nothing new, it is the same
   * file.
   */
  requestCategoryReportPaper: endpoint<typeof categoryReportSchemas.requestCategoryReportPaper>()({
    name: 'request-category-report-paper',
    method: 'POST',
    path: '/api/category-report/paper',
    audience: 'session',
    envelope: 'landing',
    // wrongState: there is no shop to report on. tooManyRequests: the day's limit of documents.
    errors: ['wrongState', 'tooManyRequests'],
  }),
} as const
