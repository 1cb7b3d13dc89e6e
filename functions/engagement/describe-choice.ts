import { reportCategories } from '#shared/reports/report-categories.ts'
import type { CategoryReportChoice } from '../data/category-reports.ts'

/** The view of a company's chosen report categories. */
export const describeChoice = (choice: CategoryReportChoice | undefined) => ({
  categories: (choice?.categories ?? []).flatMap(
    (key) => reportCategories.find(({ key_id }) => key_id === key) ?? [],
  ),
  shares_figures: choice?.consent.isGiven ?? false,
})
