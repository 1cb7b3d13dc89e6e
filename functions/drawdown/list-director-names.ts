import type { drawdownEndpoints } from '../../shared/drawdown/drawdown.endpoints.ts'
import { findCompany } from '../data/companies.ts'
import { answer, type Handler } from '../http/handle.ts'
import { findDirectorNames } from './find-director-names.ts'

export const listDirectorNames: Handler<typeof drawdownEndpoints.listDirectorNames> = async (
  { session },
  { table },
) => {
  const company = await findCompany(table, session.companyId)
  const names = company ? await findDirectorNames(table, company) : []
  return answer(names.map((name) => ({ name })))
}
