import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { isUnderReview } from '#shared/kyc/kyc-status.ts'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { companyProfileQuery, reviewPoll } from '../companies/companies-queries.ts'

const { createKyc, getKyc, getMaskedKyc } = kycEndpoints

/** Everything saved of the company's KYC. */
export const kycQuery = (id: string) => endpointQuery(getKyc, { params: { id } })

/** The KYC; asked again for as long as the lender reviews it. */
export const useKyc = (id: string, { enabled = true } = {}) =>
  useQuery({
    ...kycQuery(id),
    enabled,
    refetchInterval: ({ state }) => (state.data && isUnderReview(state.data.status) ? reviewPoll : false),
    // What is being typed is newer than what the server has.
    refetchOnWindowFocus: ({ state }) => (state.data ? isUnderReview(state.data.status) : true),
  })

/** The KYC without what tells people apart, for who may not see that; asked again for as long as the lender reviews it. */
export const useMaskedKyc = (id: string, { enabled = true } = {}) =>
  useQuery({
    ...endpointQuery(getMaskedKyc, { body: { id } }),
    enabled,
    refetchInterval: ({ state }) => (state.data && isUnderReview(state.data.status) ? reviewPoll : false),
  })

/** Begins the KYC, or a new one after a rejection, which starts with what the old one said. */
export const useCreateKyc = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(createKyc, { body: {} }),
    onSuccess: () => queryClient.invalidateQueries(companyProfileQuery),
  })
}
