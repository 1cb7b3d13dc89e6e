import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import {
  findAgreement,
  findAgreementOfProduct,
  isBeingSigned,
  type PlanAgreement,
  statusAt,
} from '../data/agreements.ts'
import { findLatestPaymentPlan, planStatusAt, replacePaymentPlan } from '../data/payment-plans.ts'
import { supplementVersions } from '../documents/agreement-version.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import { describeSigners } from './describe-agreement.ts'
import { draftSupplement, writeNewAgreement } from './draft-agreement.ts'

/**
 * Creates the addendum for the payment plan that the lender offers. One is open at a time, and none in addition to a
 * fully signed one: a repeated or concurrent call returns the existing one. It lapses with the offer.
 */
export const initiatePlan: Handler<typeof agreementsEndpoints.initiateSign> = async (
  { session },
  { table, clock, random, config },
) => {
  const { companyId } = session
  const { productCode } = lineOfSession(session)
  const [principal, plan, { company, sections }] = await Promise.all([
    findAgreementOfProduct(table, companyId, productCode),
    findLatestPaymentPlan(table, companyId, productCode),
    findCurrentSections(table, companyId),
  ])
  const now = clock()
  const latest = plan?.agreementId ? await findAgreement(table, companyId, plan.agreementId) : undefined
  if (latest && (latest.status === 'signed' || isBeingSigned({ status: statusAt(latest, now) })))
    return answer(describeSigners(latest, sections, now))
  if (!plan || planStatusAt(plan, now) !== 'offered' || principal?.status !== 'signed')
    return refuse('wrongState')
  const drafted = await draftSupplement(
    { table, clock, random, config },
    {
      company,
      sections,
      productCode,
      principal,
      version: supplementVersions.plan,
      prefix: 'PP',
    },
  )
  if (!drafted.ok) return drafted.refusal
  const { planId, currency, from, interest, instalments, owedCents, interestCents, grace } = plan
  const agreement: PlanAgreement = {
    ...drafted.draft,
    kind: 'plan',
    planId,
    drawdown: {
      reference: transferReference(plan.drawdownId),
      drawdownDate: plan.drawdownDate,
      principalCents: plan.principalCents,
      ratePercent: plan.ratePercent,
      ...(plan.isDeducted ? { isDeducted: true as const } : {}),
      ...(plan.replacesWeeksUntil ? { replacesWeeksUntil: plan.replacesWeeksUntil } : {}),
    },
    currency,
    from,
    interest,
    instalments,
    owedCents,
    interestCents,
    grace,
    lapsesAt: plan.offeredUntil,
  }
  const written = await table.transact<string>({
    plan: replacePaymentPlan(table, { ...plan, agreementId: agreement.agreementId }),
    ...writeNewAgreement(table, agreement, now),
  })
  if (written.ok) return answer(describeSigners(agreement, sections, now))
  const taken = await findLatestPaymentPlan(table, companyId, productCode)
  const faster = taken?.agreementId && (await findAgreement(table, companyId, taken.agreementId))
  return faster ? answer(describeSigners(faster, sections, now)) : refuse('wrongState')
}
