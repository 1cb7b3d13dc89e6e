import { endpoint } from '../api/endpoint.ts'
import type { categoryReportSchemas } from './category-report.schemas.ts'

/** The free report: on the company's own shops, by the categories that it sells in. */
export const categoryReportEndpoints = {
  /** The product categories that some keywords name, in any of the three languages; those that fit best first. */
  listReportCategories: endpoint<typeof categoryReportSchemas.listReportCategories>()({
    name: 'list-report-categories',
    method: 'GET',
    path: '/api/category-report/categoryList/{keywords}',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** Stores which categories the company sells in, and whether its figures count in theirs. The same again changes nothing. */
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
    // noExchangeRates: sales would have to be converted, and no rate was published so early.
    errors: ['noExchangeRates'],
  }),
  /** Has the report made as a PDF among the company's files. Asked for again on a day with nothing new, it is the same file. */
  requestCategoryReportPaper: endpoint<typeof categoryReportSchemas.requestCategoryReportPaper>()({
    name: 'request-category-report-paper',
    method: 'POST',
    path: '/api/category-report/paper',
    audience: 'session',
    envelope: 'landing',
    // wrongState: there is no shop to report on. tooManyRequests: the day's papers.
    errors: ['wrongState', 'tooManyRequests'],
  }),
} as const
