import { businessDate } from '#shared/time/business-date.ts'
import {
  findTermsOn,
  putTermsInForce,
  replaceTermsVersion,
  type TermsVersion,
  withdrawTerms,
} from '../../data/terms-versions.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { findTerms, judge, refuseTerms, refuseWithoutBenchmark, termsVersionView } from './terms-response.ts'

const auditedTerms = ({ productCode, number, status, validFrom }: TermsVersion) => ({
  productCode,
  number,
  status,
  validFrom,
})

const builtIn = refuseAct(
  'wrongState',
  'the first version stands in the code, and is neither approved nor withdrawn',
)

export const approveTermsAct: RunAct<'terms-approve'> = async (
  { warningAccepted, ...input },
  act,
  { table, clock, config },
) => {
  const found = await findTerms(table, input)
  if (!found.ok) return found
  const { version } = found
  if (!version) return builtIn
  const { productCode, number, validFrom, status } = version
  const now = clock()
  const today = businessDate(now)
  const inForce = await findTermsOn(table, productCode, today)
  if (status === 'approved') return { ok: true, version: termsVersionView(version, inForce.number) }
  if (status !== 'draft') return refuseAct('wrongState', `the version is ${status}`)
  if (validFrom <= today)
    return refuseAct('invalidDate', `its day, ${validFrom}, has come: propose it anew for a later one`)
  // The benchmark may have risen since the proposal.
  const judged = await judge({ table, config }, version.terms, validFrom, today)
  if (!judged) return refuseWithoutBenchmark
  const { refusals, warnings } = judged.verdict
  if (refusals.length > 0) return refuseTerms(judged.verdict)
  const [warning] = warnings
  if (warning && !warningAccepted)
    return refuseAct(
      'ruleBroken',
      `the effective rate can reach ${warning.percent}% (${warning.method}): accept the warning`,
      [{ field: 'warningAccepted', rule: 'mustAccept' }],
    )
  const approved: TermsVersion = {
    ...version,
    status: 'approved',
    approvedBy: act.actor,
    approvedAt: now.toISOString(),
  }
  const written = await table.transact({
    version: replaceTermsVersion(table, approved),
    inForce: putTermsInForce(table, approved),
    audit: act.audit({ before: auditedTerms(version), after: auditedTerms(approved) }),
  })
  if (written.ok) return { ok: true, version: termsVersionView(approved, inForce.number) }
  return written.failed.includes('inForce')
    ? refuseAct(
        'ruleBroken',
        `another version of ${productCode} is valid from ${validFrom}: withdraw it first`,
      )
    : refuseAct('changedMeanwhile', `version ${number} was changed at the same moment; look again`)
}

export const withdrawTermsAct: RunAct<'terms-withdraw'> = async (input, act, { table, clock }) => {
  const found = await findTerms(table, input)
  if (!found.ok) return found
  const { version } = found
  if (!version) return builtIn
  const now = clock()
  const today = businessDate(now)
  const inForce = await findTermsOn(table, version.productCode, today)
  if (version.status === 'withdrawn') return { ok: true, version: termsVersionView(version, inForce.number) }
  if (version.status === 'approved' && version.validFrom <= today)
    return refuseAct('wrongState', 'its day has come: agreements are made by it. Propose another version')
  const withdrawn: TermsVersion = {
    ...version,
    status: 'withdrawn',
    withdrawnBy: act.actor,
    withdrawnAt: now.toISOString(),
  }
  const written = await table.transact({
    version: replaceTermsVersion(table, withdrawn),
    inForce: version.status === 'approved' ? withdrawTerms(table, version) : undefined,
    audit: act.audit({ before: auditedTerms(version), after: auditedTerms(withdrawn) }),
  })
  return written.ok
    ? { ok: true, version: termsVersionView(withdrawn, inForce.number) }
    : refuseAct('changedMeanwhile', `version ${version.number} was changed at the same moment; look again`)
}
