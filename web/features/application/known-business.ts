import { useQuery } from '@tanstack/react-query'
import type { RequestOf, ResponseOf } from '#shared/api/endpoint.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { businessInformationInput } from '#shared/application/business-information.schema.ts'
import { brokenRules } from '../../api/check-input.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { companyProfileQuery } from '../companies/companies-queries.ts'
import { businessData, businessFields, type FieldValues } from '../kyc/kyc-drafts.ts'
import { kycQuery } from '../kyc/kyc-queries.ts'

export type BusinessInformation = NonNullable<ResponseOf<typeof applicationEndpoints.getBusinessInformation>>

/** The company's business information of the application; null before it is saved. */
const businessInformationQuery = endpointQuery(applicationEndpoints.getBusinessInformation)

/** The values of a form as the API receives them. */
export const businessBody = (values: FieldValues) =>
  businessData(values) as RequestOf<typeof applicationEndpoints.saveBusinessInformation>['body']

/** The rules that the values of a form break. */
export const businessRules = (values: FieldValues) =>
  brokenRules(businessInformationInput, businessBody(values))

/** The application's business information, and before it is saved, what the company gave for KYC. */
export const useKnownBusiness = () => {
  const information = useQuery({ ...businessInformationQuery, staleTime: 0 })
  const profile = useQuery(companyProfileQuery)
  const kycId = profile.data?.kyc_id
  const kyc = useQuery({ ...kycQuery(kycId ?? ''), enabled: Boolean(kycId) })
  const ofKyc = kyc.data?.business_info ?? null
  return {
    information,
    isPending: information.isPending || profile.isPending || (Boolean(kycId) && kyc.isPending),
    known: information.data ?? ofKyc,
    isOfKyc: information.data === null && ofKyc !== null,
  }
}

/** KYC's business information as the application may take it over; undefined if it is incomplete, or was taken over. */
export const reusableBusinessInfo = ({
  known,
  isOfKyc,
}: Pick<ReturnType<typeof useKnownBusiness>, 'known' | 'isOfKyc'>) => {
  const values = businessFields(known)
  return isOfKyc && Object.keys(businessRules(values)).length === 0 ? businessBody(values) : undefined
}
