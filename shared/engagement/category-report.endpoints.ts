import { landingEndpoint } from '../api/endpoint.ts'
import type { categoryReportSchemas } from './category-report.schemas.ts'

/** The free report on the company's own shops, by its product categories. */
export const categoryReportEndpoints = {
  /** The product categories that match keywords, in any of the three languages, best first. */
  listReportCategories: landingEndpoint<typeof categoryReportSchemas.listReportCategories>()({
    name: 'list-report-categories',
    method: 'GET',
    path: '/api/category-report/categoryList/{keywords}',
    reads: true,
  }),
  /** Stores the company's categories, and whether it shares its figures. Idempotent. */
  storeCategoryReport: landingEndpoint<typeof categoryReportSchemas.storeCategoryReport>()({
    name: 'store-category-report',
    method: 'POST',
    path: '/api/category-report/store',
    errors: ['changedMeanwhile'],
    audited: 'shops',
  }),
  /** The report on the company's own shops up to yesterday. */
  getCategoryReport: landingEndpoint<typeof categoryReportSchemas.getCategoryReport>()({
    name: 'get-category-report',
    method: 'GET',
    path: '/api/category-report',
    reads: true,
    // noExchangeRates: sales would have to be converted, and no rate was published that early.
    errors: ['noExchangeRates'],
  }),
  /**
   * Creates the report as a PDF among the company's files. Requested again on a day with nothing new, it is the same
   * file.
   */
  requestCategoryReportPaper: landingEndpoint<typeof categoryReportSchemas.requestCategoryReportPaper>()({
    name: 'request-category-report-paper',
    method: 'POST',
    path: '/api/category-report/paper',
    // wrongState: there is no shop to report on. tooManyRequests: the day's limit of documents.
    errors: ['wrongState', 'tooManyRequests'],
  }),
} as const
