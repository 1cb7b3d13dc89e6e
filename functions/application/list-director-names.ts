import type { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { answer, type Handler } from '../http/handle.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import { signerNamesOf } from '../kyc/signers-of-kyc.ts'

export const listDirectorNames: Handler<typeof applicationEndpoints.listDirectorNames> = async (
  { session },
  { table },
) => {
  const { sections } = await findCurrentSections(table, session.companyId)
  return answer(signerNamesOf(sections).map((name) => ({ name })))
}
