import type { drawdownEndpoints } from '../../shared/drawdown/drawdown.endpoints.ts'
import { answer, type Handler } from '../http/handle.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import { directorNames } from './director-names.ts'

export const listDirectorNames: Handler<typeof drawdownEndpoints.listDirectorNames> = async (
  { session },
  { table },
) => {
  const { sections } = await findCurrentSections(table, session.companyId)
  return answer(directorNames(sections).map((name) => ({ name })))
}
