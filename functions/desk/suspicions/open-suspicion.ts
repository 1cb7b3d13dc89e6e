import { findCompany } from '../../data/companies.ts'
import { sha256Of } from '../../data/sha256.ts'
import { findSuspicion, replaceSuspicion, type Suspicion } from '../../data/suspicions.ts'
import { companyNamesOf } from '../engine/company-names.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const openSuspicionAct: RunAct<'suspicion-open'> = async (
  { facts, companyId, persons, references, key },
  act,
  { table, clock },
) => {
  const company = companyId ? await findCompany(table, companyId) : undefined
  if (companyId && !company) return refuseAct('notFound', `there is no company ${companyId}`)
  const suspicionId = sha256Of(JSON.stringify(['suspicion', act.actor, key])).slice(0, 32)
  const present = await findSuspicion(table, suspicionId)
  if (present)
    return present.facts === facts && present.companyId === companyId
      ? { ok: true, suspicionId, suspicionStatus: present.status }
      : refuseAct('changedMeanwhile', 'this key was used for another suspicion')
  const suspicion: Suspicion = {
    suspicionId,
    ...(companyId && company ? { companyId, ...companyNamesOf(company) } : {}),
    ...(persons ? { persons } : {}),
    facts,
    ...(references ? { references } : {}),
    openedAt: clock().toISOString(),
    openedBy: act.actor,
    status: 'open',
    version: 0,
  }
  const written = await table.transact({
    suspicion: replaceSuspicion(table, suspicion),
    // The facts stay out of the audit.
    audit: act.audit({
      ...(companyId ? { companyId } : {}),
      before: null,
      after: { suspicionId, suspicionStatus: 'open' },
    }),
  })
  return written.ok
    ? { ok: true, suspicionId, suspicionStatus: 'open' }
    : refuseAct('changedMeanwhile', 'it was recorded at the same moment; look again')
}
