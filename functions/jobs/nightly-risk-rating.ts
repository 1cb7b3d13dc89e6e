import { riskRatingDue } from '../data/risk-rating-due.ts'
import type { Deps } from '../runtime/deps.ts'
import { type DailyRun, eachCompanyDaily } from './each-company-daily.ts'

/**
 * Has the rating of every company in force computed again, once a business day, by an event each: a company gets older,
 * its sales and payers change, and the review of its KYC falls due.
 */
export const rateNightly = (deps: Deps, hasTime?: () => boolean): Promise<DailyRun> =>
  eachCompanyDaily(
    {
      job: 'nightly-risk-rating',
      accepts: ({ kycStatus }) => kycStatus === 'approved',
      work: ({ companyId }, today) => deps.table.write(riskRatingDue(deps, companyId, today)),
      failure: 'a company could not be rated',
    },
    deps,
    hasTime,
  )
