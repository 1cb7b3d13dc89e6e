import { reportCategories } from '#shared/reports/report-categories.ts'
import type { CategoryReportChoice } from '../data/category-reports.ts'

/** What a company has chosen its report to be about, as it is told. */
export const describeChoice = (choice: CategoryReportChoice | undefined) => ({
  categories: (choice?.categories ?? []).flatMap(
    (key) => reportCategories.find(({ key_id }) => key_id === key) ?? [],
  ),
  shares_figures: choice?.consent.isGiven ?? false,
})
