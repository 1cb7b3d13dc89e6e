import { signerChangesEndpoints } from '#shared/agreements/signer-changes.endpoints.ts'
import type { SigningMail } from '#shared/agreements/signing-mails.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** When a mail about the company's signing last went out. */
export const mailOccurrenceQuery = (type: SigningMail) =>
  endpointQuery(signerChangesEndpoints.getMailOccurrence, { query: { type } })
