import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { isUnderReview } from '#shared/kyc/kyc-status.ts'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { companyProfileQuery, reviewPoll } from '../companies/companies-queries.ts'

const { createKyc, getKyc, getMaskedKyc } = kycEndpoints

/** All saved data of the company's KYC. */
export const kycQuery = (id: string) => endpointQuery(getKyc, { params: { id } })

/** The KYC, polled while the lender reviews it. */
export const useKyc = (id: string, { enabled = true } = {}) =>
  useQuery({
    ...kycQuery(id),
    enabled,
    refetchInterval: ({ state }) => (state.data && isUnderReview(state.data.status) ? reviewPoll : false),
    // While the seller edits, the typed values are newer than the server's.
    refetchOnWindowFocus: ({ state }) => (state.data ? isUnderReview(state.data.status) : true),
  })

/** The KYC with masked personal data, for users who may not see that; polled while the lender reviews it. */
export const useMaskedKyc = (id: string, { enabled = true } = {}) =>
  useQuery({
    ...endpointQuery(getMaskedKyc, { body: { id } }),
    enabled,
    refetchInterval: ({ state }) => (state.data && isUnderReview(state.data.status) ? reviewPoll : false),
  })

/** Creates the KYC, or a new one after a rejection, prefilled with the rejected one's data. */
export const useCreateKyc = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(createKyc, { body: {} }),
    onSuccess: () => queryClient.invalidateQueries(companyProfileQuery),
  })
}
