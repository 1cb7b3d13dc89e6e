import type { CompanyNoted } from '#shared/desk/company.ts'
import { findCompany } from '../../data/companies.ts'
import { createCompanyNote, findCompanyNote } from '../../data/company-notes.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const noteCompanyAct: RunAct<'company-note'> = async (
  { companyId, text, key: noteId },
  act,
  { table, clock },
) => {
  if (!(await findCompany(table, companyId))) return refuseAct('notFound', `there is no company ${companyId}`)
  const noted: CompanyNoted = { companyId, noteId }
  const written = await table.transact({
    note: createCompanyNote(table, { ...noted, text, by: act.actor, at: clock().toISOString() }),
    // The text stays out of the audit, which outlives the company.
    audit: act.audit({ companyId, before: null, after: { noteId } }),
  })
  if (written.ok) return { ok: true, ...noted }
  const present = await findCompanyNote(table, companyId, noteId)
  return present?.text === text && present.by === act.actor
    ? { ok: true, ...noted }
    : refuseAct('changedMeanwhile', `this key was used for another note about company ${companyId}`)
}
