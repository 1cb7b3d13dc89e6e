import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { categoryReportEndpoints } from '#shared/engagement/category-report.endpoints.ts'

export type CategoryReport = ResponseOf<typeof categoryReportEndpoints.getCategoryReport>

export type Category = CategoryReport['categories'][number]
