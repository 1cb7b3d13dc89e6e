import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import type { KycStatus } from '#shared/kyc/kyc-status.ts'
import { call } from '../../api/call.ts'
import { companyProfileQuery } from '../home/home-queries.ts'

export const kycKey = (id: string) => [kycEndpoints.getKyc.name, id] as const

/** The lender decides within days, or, in a demonstration, within seconds. */
const pollEvery = 5000

/** True while the lender has the documents and the seller can only wait. */
export const isUnderReview = (status: KycStatus): boolean =>
  status === 'submitted' || status === 'in progress'

/** The company that the user acts for; asked again while it is under review. */
export const useCompanyProfile = () =>
  useQuery({
    ...companyProfileQuery,
    refetchInterval: ({ state }) => (state.data && isUnderReview(state.data.kycStatus) ? pollEvery : false),
  })

/** Everything saved of the company's KYC; asked again while it is under review. */
export const useKyc = (id: string) =>
  useQuery({
    queryKey: kycKey(id),
    queryFn: ({ signal }) => call(kycEndpoints.getKyc, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isUnderReview(state.data.status) ? pollEvery : false),
    // What is being typed is newer than what the server has.
    refetchOnWindowFocus: ({ state }) => (state.data ? isUnderReview(state.data.status) : true),
  })

/** Begins the KYC, or a new one after a rejection, which starts with what the old one said. */
export const useCreateKyc = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(kycEndpoints.createKyc, { body: {} }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: companyProfileQuery.queryKey }),
  })
}
