import { verificationEndpoints } from '#shared/agreements/verification.endpoints.ts'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { call } from '../../../api/call.ts'

const { verifyAgreement } = verificationEndpoints

/** What is on record of a certified paper. It names nobody whole. */
export type CertifiedRecord = Extract<ResponseOf<typeof verifyAgreement>, { found: true }>

/** Asks what is on record, by a file's digest or by the code that is printed on the paper. */
export const findRecord = async (
  by: { sha256: string } | { code: string },
): Promise<CertifiedRecord | undefined> => {
  const answer = await call(verifyAgreement, { body: by })
  return answer.found ? answer : undefined
}
