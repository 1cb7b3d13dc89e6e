import { emitRiskRatingDue } from '../data/emit-risk-rating-due.ts'
import type { Deps } from '../runtime/deps.ts'
import { type DailyRun, eachCompanyDaily } from './each-company-daily.ts'

/**
 * Requests a new rating of every company with a KYC in force, once a business day, by one event each: companies get
 * older, their sales and payers change, and the reviews of their KYC fall due.
 */
export const requestNightlyRatings = (deps: Deps, hasTime?: () => boolean): Promise<DailyRun> =>
  eachCompanyDaily(
    {
      job: 'nightly-risk-rating',
      accepts: ({ kycStatus }) => kycStatus === 'approved',
      work: ({ companyId }, today) => deps.table.write(emitRiskRatingDue(deps, companyId, today)),
      failure: 'a company could not be rated',
    },
    deps,
    hasTime,
  )
