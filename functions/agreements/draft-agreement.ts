import { contractNameOf } from '#shared/companies/company-name.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type Agreement, type FacilityAgreement, replaceAgreement } from '../data/agreements.ts'
import type { Company } from '../data/companies.ts'
import { recordEvent } from '../data/events.ts'
import { indexAgreement } from '../data/search-index.ts'
import { appendSigningEvents, type SigningStep } from '../data/signing-events.ts'
import type { Table, Write } from '../data/table.ts'
import { describeLender } from '../documents/lender.ts'
import { refuse } from '../http/handle.ts'
import { findContactErrors } from '../kyc/find-contact-errors.ts'
import { registeredAddressOf } from '../kyc/registered-address.ts'
import { type DocumentSigner, signersOfKyc } from '../kyc/signers-of-kyc.ts'
import type { Deps } from '../runtime/deps.ts'

/** The first event of an agreement's chain: its document. */
const initialChainEvent = ({
  agreementId,
  agreementNumber,
  agreementVersion,
  kind = 'facility',
  companions = [],
  locale,
  signers,
}: Agreement): SigningStep => ({
  kind: 'made',
  details: {
    agreement: agreementId,
    number: agreementNumber,
    version: agreementVersion,
    kind,
    locale,
    signers: String(signers.length),
    ...Object.fromEntries(companions.map(({ kind: companion, number }) => [companion, number])),
  },
})

interface Drafted {
  company: Company | undefined
  sections: KycSections
  signers: readonly DocumentSigner[]
  productCode: ProductCode
  /** The language of the binding version. */
  locale: Locale
  version: string
  /** The prefix of the agreement's number. */
  prefix: string
}

/** A new document number of today: `FA-20261123-12345678`. */
export const createDocumentNumber = (
  prefix: string,
  { clock, random }: Pick<Deps, 'clock' | 'random'>,
): string => `${prefix}-${businessDate(clock()).replaceAll('-', '')}-${random.digits(8)}`

/** The fields common to all agreements drafted today: both parties as they are now, and the signers. */
export const draftAgreement = async (
  deps: Pick<Deps, 'table' | 'clock' | 'random' | 'config'>,
  { company, sections, signers, productCode, locale, version, prefix }: Drafted,
) => {
  if (company?.kycStatus !== 'approved') return { ok: false, refusal: refuse('companyNotVerified') } as const
  const companyName = contractNameOf(company)
  if (!companyName || signers.length === 0) return { ok: false, refusal: refuse('kycIncomplete') } as const
  // A code by SMS has to reach one person: among several signers, nobody may sign for two.
  const unreachable =
    signers.length > 1
      ? await findContactErrors(deps.table, company.companyId, sections, {
          guaranteed: signers.some(({ signs }) => signs?.includes('guarantee')),
        })
      : []
  if (unreachable.length > 0) return { ok: false, refusal: refuse('kycIncomplete', unreachable) } as const
  const { clock, random, config } = deps
  const now = clock()
  return {
    ok: true,
    draft: {
      agreementId: random.id(),
      agreementNumber: createDocumentNumber(prefix, deps),
      agreementVersion: version,
      agreementDate: businessDate(now),
      companyId: company.companyId,
      productCode,
      locale,
      status: 'rendering',
      ...describeLender(config),
      companyName,
      ...(company.registerNameCn ? { companyNameCn: company.registerNameCn } : {}),
      ...registeredAddressOf(sections),
      signers: signers.map((signer) => ({ signerId: random.id(), ...signer, status: 0 as const })),
      createdAt: now.toISOString(),
      version: 0,
    },
  } as const
}

/** The reference to an agreement in its supplements. */
const referenceTo = ({ agreementId, agreementNumber, agreementDate }: FacilityAgreement) => ({
  agreementId,
  agreementNumber,
  agreementDate,
})

interface DraftedSupplement extends Omit<Drafted, 'signers' | 'locale'> {
  principal: FacilityAgreement
}

/** The fields common to all supplements drafted today. Both documents form one agreement, with one binding language. */
export const draftSupplement = async (
  deps: Pick<Deps, 'table' | 'clock' | 'random' | 'config'>,
  { principal, ...drafted }: DraftedSupplement,
) => {
  const { locale } = principal
  const outcome = await draftAgreement(deps, { ...drafted, signers: signersOfKyc(drafted.sections), locale })
  return outcome.ok
    ? ({ ok: true, draft: { ...outcome.draft, addsTo: referenceTo(principal) } } as const)
    : outcome
}

/** The writes of a new agreement: itself, the beginning of its chain, and the event that renders its document. */
export const writeNewAgreement = (table: Table, agreement: Agreement, now: Date): Record<string, Write> => {
  const { companyId, agreementId } = agreement
  const made = appendSigningEvents(table, agreement, [initialChainEvent(agreement)], now)
  return {
    'new agreement': replaceAgreement(table, made.agreement),
    ...made.writes,
    ...indexAgreement(table, agreement),
    initiated: recordEvent(
      table,
      { name: 'signing-initiated', companyId, agreementId },
      `signing-initiated#${agreementId}`,
      now,
    ),
  }
}
