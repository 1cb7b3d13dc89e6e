import { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** A preview of closing the account. */
export const lookAtClosingQuery = endpointQuery(privacyEndpoints.lookAtClosing)

/** The user's correction requests. */
export const listCorrectionsQuery = endpointQuery(privacyEndpoints.listCorrections)
