import { categoryReportEndpoints } from '#shared/engagement/category-report.endpoints.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'

export const categoryReportQuery = endpointQuery(categoryReportEndpoints.getCategoryReport)

/** The categories that match keywords. */
export const reportCategoriesQuery = (keywords: string) =>
  endpointQuery(categoryReportEndpoints.listReportCategories, { params: { keywords } })
