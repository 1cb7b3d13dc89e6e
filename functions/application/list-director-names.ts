import type { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { answer, type Handler } from '../http/handle.ts'
import { directorNames } from '../kyc/director-names.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'

export const listDirectorNames: Handler<typeof applicationEndpoints.listDirectorNames> = async (
  { session },
  { table },
) => {
  const { sections } = await findCurrentSections(table, session.companyId)
  return answer(directorNames(sections).map((name) => ({ name })))
}
