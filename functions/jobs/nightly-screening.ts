import type { Company } from '../data/companies.ts'
import type { Deps } from '../runtime/deps.ts'
import { screeningDue } from '../screening/screening-due.ts'
import { type DailyRun, eachCompanyDaily } from './each-company-daily.ts'

/** Whether a company has a KYC in force or under review. */
const hasNames = ({ kycStatus, change }: Company): boolean =>
  kycStatus === 'submitted' || kycStatus === 'approved' || change?.kycStatus === 'submitted'

/**
 * Requests a new screening of each such company, once a business day, by one event each, whether or not the engine
 * responded to the last one. Nothing happens without an engine.
 */
export const requestNightlyScreenings = async (deps: Deps, hasTime?: () => boolean): Promise<DailyRun> => {
  if (!deps.config.isScreened) return { asked: 0, continues: false }
  return eachCompanyDaily(
    {
      job: 'nightly-screening',
      accepts: hasNames,
      work: async ({ companyId }, today) => {
        const due = screeningDue(deps, companyId, today)
        return due !== undefined && (await deps.table.write(due))
      },
      failure: 'a company could not be screened',
    },
    deps,
    hasTime,
  )
}
