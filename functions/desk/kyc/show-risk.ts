import { riskLevelOf } from '#shared/kyc/risk-level.ts'
import { signersSharingBrowser } from '../../data/agreement-documents.ts'
import { findCompany } from '../../data/companies.ts'
import type { Table } from '../../data/table.ts'
import { describeSignerCheck } from '../agreements/describe-signer-check.ts'
import { describeExamination } from '../credit/describe-examination.ts'
import { companyNamesOf } from '../engine/company-names.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { loadRisk } from './load-risk.ts'

/** Another company, as shown with the shared identities. */
const tellOther = async (table: Table, companyId: string) => {
  const company = await findCompany(table, companyId)
  return { companyId, ...companyNamesOf(company), kycStatus: company?.kycStatus ?? null }
}

export const showRiskAct: RunAct<'kyc-risk'> = async ({ companyId, limit }, _act, { table, clock }) => {
  const risk = await loadRisk(table, companyId, clock(), limit)
  if (!risk) return refuseAct('notFound', `there is no company ${companyId}`)
  const { points, shops, agreements, strangeShops, pasted, signals } = risk
  const shared = await Promise.all(
    risk.shared.map(async ({ kind, companyIds }) => ({
      kind,
      companies: await Promise.all(companyIds.map((each) => tellOther(table, each))),
    })),
  )
  const signedTogether = agreements.flatMap((agreement) =>
    signersSharingBrowser(agreement).map(
      (together) => `${agreement.agreementNumber}: ${together.join(', ')}`,
    ),
  )
  const signerChecks = agreements.flatMap(({ signerCheck, ...agreement }) =>
    signerCheck
      ? {
          agreementId: agreement.agreementId,
          number: agreement.agreementNumber,
          signers: signersSharingBrowser(agreement)
            .map((group) => group.join(', '))
            .join(' · '),
          ...describeSignerCheck(signerCheck),
        }
      : [],
  )
  return {
    ok: true,
    companyId,
    level: riskLevelOf(signals),
    shared,
    signedTogether,
    signerChecks,
    pasted,
    devices: signals.devices,
    addresses: signals.addresses,
    shopsOfOtherNames: strangeShops,
    examined: shops.map(describeExamination),
    youngCompany: signals.isYoung,
    points: points.map(({ userId, step, at, ip, userAgent, deviceId, timeZone, pasted: fieldsPasted }) => ({
      at,
      step,
      userId,
      ip,
      userAgent,
      deviceId,
      timeZone,
      pasted: fieldsPasted,
    })),
  }
}
