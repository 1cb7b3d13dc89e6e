import { signerChangesEndpoints } from '#shared/agreements/signer-changes.endpoints.ts'
import type { SigningMail } from '#shared/agreements/signing-mails.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'

/** The time of the last mail about the company's signing. */
export const mailOccurrenceQuery = (type: SigningMail) =>
  endpointQuery(signerChangesEndpoints.getMailOccurrence, { query: { type } })
