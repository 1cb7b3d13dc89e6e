import type { agreementsEndpoints } from '#shared/agreements/agreements.endpoints.ts'
import { stepOfStatus } from '#shared/application/position.ts'
import { contractNameOf } from '#shared/companies/company-name.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type FacilityAgreement, findAgreementOfProduct, replaceAgreement } from '../data/agreements.ts'
import { recordEvent } from '../data/events.ts'
import { advancePosition, findPosition } from '../data/positions.ts'
import { chainSteps } from '../data/signing-events.ts'
import { findUser } from '../data/users.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import { registeredAddressOf } from '../kyc/registered-address.ts'
import { signersOfKyc } from '../kyc/signers-of-kyc.ts'
import { agreementVersion } from '../papers/agreement-version.ts'
import { lenderOf } from '../papers/lender.ts'
import { describeAgreement } from './describe-agreement.ts'
import { madeStep } from './made-step.ts'

type Operation = typeof agreementsEndpoints.initiateSign

/** Makes the agreement once: a repeated call, or the later of two at once, answers the one that there is. */
const initiateFacilityAgreement: Handler<Operation> = async (
  { session },
  { table, clock, random, config },
) => {
  const { companyId, userId } = session
  const line = lineOfSession(session)
  const existing = async () => {
    const agreement = await findAgreementOfProduct(table, companyId, line.productCode)
    return agreement ? answer(describeAgreement(agreement)) : refuse('wrongState')
  }
  const position = await findPosition(table, companyId, line)
  const step = position && stepOfStatus(position.status)
  if (step === 'Signing Initiated') return existing()
  if (step !== 'Business Info Submitted') return refuse('wrongState')

  const [{ company, sections }, user] = await Promise.all([
    findCurrentSections(table, companyId),
    findUser(table, userId),
  ])
  const directors = signersOfKyc(sections)
  if (!user) throw new Error('a session without a user')
  if (company?.kycStatus !== 'approved') return refuse('companyNotVerified')
  const companyName = contractNameOf(company)
  if (!companyName || directors.length === 0) return refuse('kycIncomplete')

  const now = clock()
  const agreementDate = businessDate(now)
  const agreement: FacilityAgreement = {
    agreementId: random.id(),
    agreementNumber: `FA-${agreementDate.replaceAll('-', '')}-${random.digits(8)}`,
    agreementVersion,
    agreementDate,
    companyId,
    productCode: line.productCode,
    locale: user.locale,
    status: 'rendering',
    ...lenderOf(config),
    companyName,
    ...(company.registerNameCn ? { companyNameCn: company.registerNameCn } : {}),
    ...registeredAddressOf(sections),
    terms: productTerms[line.productCode],
    signers: directors.map((director) => ({ signerId: random.id(), ...director, status: 0 })),
    createdAt: now.toISOString(),
    version: 0,
  }
  const { agreementId } = agreement
  const made = chainSteps(table, agreement, [madeStep(agreement)], now)
  const outcome = await table.transact<string>({
    agreement: replaceAgreement(table, made.agreement),
    ...made.writes,
    position: advancePosition(table, companyId, line, 'Signing Initiated', now),
    event: recordEvent(
      table,
      { name: 'signing-initiated', companyId, agreementId },
      `signing-initiated#${agreementId}`,
      now,
    ),
  })
  return outcome.ok ? answer(describeAgreement(agreement)) : existing()
}

export const initiateSign: Handler<Operation> = async (call, deps) => {
  if (call.input.body.kind !== 'addendum') return initiateFacilityAgreement(call, deps)
  const { initiateAddendum } = await import('./initiate-addendum.ts')
  return initiateAddendum(call, deps)
}
