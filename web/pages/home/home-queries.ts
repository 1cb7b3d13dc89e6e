import { signersQuery, signersQueryOf } from '../../features/agreements/agreements-queries.ts'
import { applicationsQuery, positionQuery } from '../../features/application/application-queries.ts'
import { companyProfileQuery } from '../../features/companies/companies-queries.ts'
import { creditApplicationQuery, facilitySummaryQuery } from '../../features/credit/credit-queries.ts'
import { limitIncreaseQuery } from '../../features/credit/increase/increase-queries.ts'
import { awaitingDrawdownsQuery } from '../../features/drawdown/second-approval/second-approval-queries.ts'
import { chargesQuery } from '../../features/repayment/repayment-queries.ts'
import { creditEstimateQuery } from '../../features/underwriting/estimate-query.ts'

/**
 * Other screens may just have changed these, so they are refetched whenever the home opens, unless they were loaded a
 * moment ago during its prefetch.
 */
const askedOnOpening = <Query>(query: Query) => ({ ...query, staleTime: 2000 })

export const homeCompanyProfileQuery = askedOnOpening(companyProfileQuery)
export const homePositionQuery = askedOnOpening(positionQuery)
export const homeAddendumSignersQuery = askedOnOpening(signersQueryOf('addendum'))
export const homeIncreaseSignersQuery = askedOnOpening(signersQueryOf('increase'))
export const homeLimitIncreaseQuery = askedOnOpening(limitIncreaseQuery)
export const homeSignersQuery = askedOnOpening(signersQuery)
export const homeAwaitingDrawdownsQuery = askedOnOpening(awaitingDrawdownsQuery)
export const homeCreditApplicationQuery = askedOnOpening(creditApplicationQuery)
export const homeCreditEstimateQuery = askedOnOpening(creditEstimateQuery)
export const homeFacilitySummaryQuery = askedOnOpening(facilitySummaryQuery)
export const homeApplicationsQuery = askedOnOpening(applicationsQuery)
export const homeChargesQuery = askedOnOpening(chargesQuery)
