import { companyItemKey } from './companies.ts'
import { create, type Table, type Write } from './table.ts'

/** A note of a back-office user about a company. Immutable; deleted when the company is erased. */
export interface CompanyNote {
  companyId: string
  noteId: string
  text: string
  by: string
  at: string
}

const prefix = 'NOTE#'

const key = ({ companyId, noteId }: Pick<CompanyNote, 'companyId' | 'noteId'>) =>
  companyItemKey(companyId, `${prefix}${noteId}`)

/** Access pattern: a note about a company by id. */
export const findCompanyNote = (
  table: Table,
  companyId: string,
  noteId: string,
): Promise<CompanyNote | undefined> => table.get<CompanyNote>(key({ companyId, noteId }))

/** Fails if a note with that id exists. */
export const createCompanyNote = (table: Table, note: CompanyNote): Write =>
  create<CompanyNote>(table, { ...key(note), type: 'company-note', ...note })
