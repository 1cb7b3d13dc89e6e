import type { CompanionKind } from '#shared/agreements/agreement-kinds.ts'
import { contractNameOf } from '#shared/companies/company-name.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import type { ProductLine } from '#shared/product-lines/product-lines.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type CompanionPaper, type FacilityAgreement, replaceAgreement } from '../data/agreements.ts'
import type { Company } from '../data/companies.ts'
import { recordEvent } from '../data/events.ts'
import { chainSteps } from '../data/signing-events.ts'
import type { Table, Write } from '../data/table.ts'
import type { User } from '../data/users.ts'
import { type Refused, refuse } from '../http/handle.ts'
import { registeredAddressOf } from '../kyc/registered-address.ts'
import { signersOfSet } from '../kyc/signers-of-kyc.ts'
import { agreementVersion, companionVersions } from '../papers/agreement-version.ts'
import { lenderOf } from '../papers/lender.ts'
import type { Deps } from '../runtime/deps.ts'
import { madeStep } from './made-step.ts'

interface Drafter {
  user: User | undefined
  line: ProductLine
  company: Company | undefined
  sections: KycSections
}

type Drafted =
  | { ok: true; agreement: FacilityAgreement }
  | { ok: false; refusal: Refused<'companyNotVerified' | 'kycIncomplete'> }

const numberPrefixes: Record<CompanionKind, string> = { rpa: 'RP', guarantee: 'GU' }

/** A facility agreement on today's terms, with what the terms want signed together with it, to be signed by those who sign for the company today, in the user's language. */
export const draftFacilityAgreement = (
  { clock, random, config }: Pick<Deps, 'clock' | 'random' | 'config'>,
  { user, line, company, sections }: Drafter,
): Drafted => {
  if (!user) throw new Error('a session without a user')
  if (company?.kycStatus !== 'approved') return { ok: false, refusal: refuse('companyNotVerified') }
  const terms = productTerms[line.productCode]
  const signers = signersOfSet(sections, terms.companionPapers)
  const companyName = contractNameOf(company)
  if (!companyName || signers.length === 0) return { ok: false, refusal: refuse('kycIncomplete') }

  const now = clock()
  const agreementDate = businessDate(now)
  const numberOf = (prefix: string) => `${prefix}-${agreementDate.replaceAll('-', '')}-${random.digits(8)}`
  const companions = terms.companionPapers.map(
    (kind): CompanionPaper => ({
      kind,
      number: numberOf(numberPrefixes[kind]),
      version: companionVersions[kind],
    }),
  )
  return {
    ok: true,
    agreement: {
      agreementId: random.id(),
      agreementNumber: numberOf('FA'),
      agreementVersion,
      agreementDate,
      companyId: company.companyId,
      productCode: line.productCode,
      locale: user.locale,
      status: 'rendering',
      ...lenderOf(config),
      companyName,
      ...(company.registerNameCn ? { companyNameCn: company.registerNameCn } : {}),
      ...registeredAddressOf(sections),
      terms,
      ...(companions.length > 0 ? { companions } : {}),
      signers: signers.map((signer) => ({ signerId: random.id(), ...signer, status: 0 })),
      createdAt: now.toISOString(),
      version: 0,
    },
  }
}

/** The writes of a new agreement: itself, the beginning of its chain, and the event that has its paper made. */
export const writeNewAgreement = (
  table: Table,
  agreement: FacilityAgreement,
  now: Date,
): Record<string, Write> => {
  const { companyId, agreementId } = agreement
  const made = chainSteps(table, agreement, [madeStep(agreement)], now)
  return {
    'new agreement': replaceAgreement(table, made.agreement),
    ...made.writes,
    initiated: recordEvent(
      table,
      { name: 'signing-initiated', companyId, agreementId },
      `signing-initiated#${agreementId}`,
      now,
    ),
  }
}
