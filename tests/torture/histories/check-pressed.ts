import { bookMonths } from '../../../functions/jobs/month-end.ts'
import { storePortfolioDay } from '../../../functions/jobs/portfolio-day.ts'
import { BooksOutOfOrder } from '../../support/check-books.ts'
import { openedSums, pressedFigures } from '../../support/pressed-figures.ts'
import type { TestApp } from '../../support/test-app.ts'

/** Books the months that are over, and finds each figure of the portfolio's screens equal to what it opens. */
export const checkPressed = async (app: TestApp): Promise<void> => {
  await storePortfolioDay(app.deps)
  while ((await bookMonths(app.deps)).continues);
  for (const figure of await pressedFigures(app)) {
    const sums = await openedSums(app, figure)
    if (sums.some((sum) => sum !== figure.cents))
      throw new BooksOutOfOrder(`${figure.of}: ${figure.cents} opens ${sums.join(', ')}, ${figure.path}`)
  }
}
