import { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** What closing the account would come to. */
export const lookAtClosingQuery = endpointQuery(privacyEndpoints.lookAtClosing)

/** What the user has asked to have corrected. */
export const listCorrectionsQuery = endpointQuery(privacyEndpoints.listCorrections)
