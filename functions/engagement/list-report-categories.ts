import type { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { searchCategories } from '#shared/reports/report-categories.ts'
import { answer, type Handler } from '../http/handle.ts'

export const listReportCategories: Handler<typeof engagementEndpoints.listReportCategories> = async ({
  input,
}) => answer(searchCategories(input.params.keywords))
