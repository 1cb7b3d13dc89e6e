import { maskEmail } from '#shared/account/mask-email.ts'
import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { contactChangeState } from '#shared/agreements/contact-change.ts'
import { maskMobile } from '#shared/agreements/mask-mobile.ts'
import { maskName } from '#shared/kyc/mask-kyc.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { findObjection } from './find-objection.ts'

export const openObjection: Handler<typeof agreementsEndpoints.openObjection> = async (
  { input },
  { table },
) => {
  const found = await findObjection(table, input.body.token)
  if (!found) return refuse('linkInvalid')
  const { companyName, signerName, change } = found
  return answer({
    company_name: companyName,
    signer_name: maskName(signerName),
    email_masked: maskEmail(change.email),
    mobile_masked: change.mobile ? maskMobile(change.mobile) : null,
    asked_at: change.askedAt,
    waits_until: change.waitsUntil,
    state: contactChangeState(change),
    objected_at: change.objectedAt ?? null,
  })
}
