import { contractNameOf } from '#shared/companies/company-name.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import type { ProductLine } from '#shared/product-lines/product-lines.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type FacilityAgreement, replaceAgreement } from '../data/agreements.ts'
import type { Company } from '../data/companies.ts'
import { recordEvent } from '../data/events.ts'
import { chainSteps } from '../data/signing-events.ts'
import type { Table, Write } from '../data/table.ts'
import type { User } from '../data/users.ts'
import { type Refused, refuse } from '../http/handle.ts'
import { registeredAddressOf } from '../kyc/registered-address.ts'
import { signersOfKyc } from '../kyc/signers-of-kyc.ts'
import { agreementVersion } from '../papers/agreement-version.ts'
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

/** A facility agreement on today's terms, to be signed by those who sign for the company today, in the user's language. */
export const draftFacilityAgreement = (
  { clock, random, config }: Pick<Deps, 'clock' | 'random' | 'config'>,
  { user, line, company, sections }: Drafter,
): Drafted => {
  if (!user) throw new Error('a session without a user')
  if (company?.kycStatus !== 'approved') return { ok: false, refusal: refuse('companyNotVerified') }
  const directors = signersOfKyc(sections)
  const companyName = contractNameOf(company)
  if (!companyName || directors.length === 0) return { ok: false, refusal: refuse('kycIncomplete') }

  const now = clock()
  const agreementDate = businessDate(now)
  return {
    ok: true,
    agreement: {
      agreementId: random.id(),
      agreementNumber: `FA-${agreementDate.replaceAll('-', '')}-${random.digits(8)}`,
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
      terms: productTerms[line.productCode],
      signers: directors.map((director) => ({ signerId: random.id(), ...director, status: 0 })),
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
