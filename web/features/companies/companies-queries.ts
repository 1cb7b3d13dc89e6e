import { useQuery } from '@tanstack/react-query'
import { companyProfileEndpoints } from '#shared/companies/company-profile.endpoints.ts'
import { isUnderReview } from '#shared/kyc/kyc-status.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** In milliseconds. The lender decides within days; in a demonstration, within seconds. */
export const reviewPoll = 5000

/** The company that the user acts for, with the status of its verification. */
export const companyProfileQuery = endpointQuery(companyProfileEndpoints.getCompanyProfile)

/** The company profile, polled while the lender reviews the company. */
export const useCompanyProfile = () =>
  useQuery({
    ...companyProfileQuery,
    refetchInterval: ({ state }) => (state.data && isUnderReview(state.data.kycStatus) ? reviewPoll : false),
  })
