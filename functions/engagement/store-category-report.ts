import type { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import {
  type CategoryReportChoice,
  findCategoryReport,
  type PeerConsent,
  replaceCategoryReport,
} from '../data/category-reports.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describeChoice } from './describe-choice.ts'

const isSame = (a: CategoryReportChoice, b: CategoryReportChoice): boolean =>
  a.consent === b.consent && a.categories.join() === b.categories.join()

/** An unchanged consent to the same version of the text keeps its time and user. */
const consentAfter = (before: PeerConsent | undefined, said: PeerConsent): PeerConsent =>
  before?.isGiven === said.isGiven && before.version === said.version ? before : said

export const storeCategoryReport: Handler<typeof engagementEndpoints.storeCategoryReport> = async (
  { input, session },
  { table, clock },
) => {
  const { companyId, userId } = session
  const { categories, shares_figures: isGiven, consent_version: version } = input.body
  const at = clock().toISOString()
  const outcome = await retryOnChange(async () => {
    const before = await findCategoryReport(table, companyId)
    const choice: CategoryReportChoice = {
      companyId,
      categories,
      consent: consentAfter(before?.consent, { isGiven, version, at, by: userId }),
      version: before?.version ?? 0,
    }
    const isStored =
      (before && isSame(before, choice)) || (await table.write(replaceCategoryReport(table, choice)))
    return isStored ? answer(describeChoice(choice)) : changed
  })
  return outcome === changed ? refuse('changedMeanwhile') : outcome
}
