import { verificationEndpoints } from '#shared/agreements/verification.endpoints.ts'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { call } from '../../../api/call.ts'

const { verifyAgreement } = verificationEndpoints

/** The record of a certified document, with masked names. */
export type CertifiedRecord = Extract<ResponseOf<typeof verifyAgreement>, { found: true }>

/** Looks up the record by a file's digest or by the printed code. */
export const findRecord = async (
  by: { sha256: string } | { code: string },
): Promise<CertifiedRecord | undefined> => {
  const answer = await call(verifyAgreement, { body: by })
  return answer.found ? answer : undefined
}
