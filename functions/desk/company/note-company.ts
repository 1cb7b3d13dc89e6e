import * as z from 'zod/mini'
import type { CompanyNoted } from '#shared/desk/company.ts'
import { findCompany } from '../../data/companies.ts'
import { createCompanyNote, findCompanyNote } from '../../data/company-notes.ts'
import { describedField, fields, shortText } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'

export const noteCompanyAct = deskAct({
  name: 'company-note',
  summary:
    'Writes down something about a company for the lender’s people. No seller reads it, and it stays as it is.',
  positional: ['companyId'],
  schema: z.object({
    companyId: fields.companyId,
    text: describedField(
      shortText(1000),
      'what is to be known',
      'The director asked to be called after six.',
    ),
    key: fields.actKey,
  }),
  run: async ({ companyId, text, key: noteId }, act, { table, clock }) => {
    if (!(await findCompany(table, companyId)))
      return refuseAct('notFound', `there is no company ${companyId}`)
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
  },
})
