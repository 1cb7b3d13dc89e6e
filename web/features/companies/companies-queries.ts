import { useQuery } from '@tanstack/react-query'
import { companyProfileEndpoints } from '#shared/companies/company-profile.endpoints.ts'
import { isUnderReview } from '#shared/kyc/kyc-status.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** The lender decides within days, or, in a demonstration, within seconds. */
export const reviewPoll = 5000

/** The company that the user acts for, with how far its verification has come. */
export const companyProfileQuery = endpointQuery(companyProfileEndpoints.getCompanyProfile)

/** The company profile; asked again for as long as the lender reviews the company. */
export const useCompanyProfile = () =>
  useQuery({
    ...companyProfileQuery,
    refetchInterval: ({ state }) => (state.data && isUnderReview(state.data.kycStatus) ? reviewPoll : false),
  })
