import { bookMonths } from '../../../functions/jobs/month-end.ts'
import { storePortfolioDay } from '../../../functions/jobs/portfolio-day.ts'
import { BooksOutOfOrder } from '../../support/check-books.ts'
import { drillDownFigures, drillDownSums } from '../../support/drill-down-figures.ts'
import type { TestApp } from '../../support/test-app.ts'

/** Books the months that are over, and finds each figure of the portfolio's screens equal to what it opens. */
export const checkDrillDowns = async (app: TestApp): Promise<void> => {
  await storePortfolioDay(app.deps)
  while ((await bookMonths(app.deps)).continues);
  for (const figure of await drillDownFigures(app)) {
    const sums = await drillDownSums(app, figure)
    if (sums.some((sum) => sum !== figure.cents))
      throw new BooksOutOfOrder(`${figure.of}: ${figure.cents} opens ${sums.join(', ')}, ${figure.path}`)
  }
}
