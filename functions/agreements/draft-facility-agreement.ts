import type { CompanionKind } from '#shared/agreements/agreement-kinds.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import type { ProductLine } from '#shared/product-lines/product-lines.ts'
import type { CompanionDocument, FacilityAgreement } from '../data/agreements.ts'
import type { Company } from '../data/companies.ts'
import type { User } from '../data/users.ts'
import { agreementVersion, companionVersions } from '../documents/agreement-version.ts'
import type { Refused } from '../http/handle.ts'
import { signersOfSet } from '../kyc/signers-of-kyc.ts'
import type { Deps } from '../runtime/deps.ts'
import { createDocumentNumber, draftAgreement } from './draft-agreement.ts'

interface Drafter {
  user: User | undefined
  line: ProductLine
  company: Company | undefined
  sections: KycSections
  /** The product's terms in force today. */
  terms: ProductTerms
}

type Drafted =
  | { ok: true; agreement: FacilityAgreement }
  | { ok: false; refusal: Refused<'companyNotVerified' | 'kycIncomplete'> }

const numberPrefixes: Record<CompanionKind, string> = { rpa: 'RP', guarantee: 'GU' }

/**
 * A facility agreement on today's terms, with the companion documents that the terms require, for the company's present
 * signatories, in the user's language.
 */
export const draftFacilityAgreement = async (
  deps: Pick<Deps, 'table' | 'clock' | 'random' | 'config'>,
  { user, line, company, sections, terms }: Drafter,
): Promise<Drafted> => {
  if (!user) throw new Error('a session without a user')
  const { productCode } = line
  const drafted = await draftAgreement(deps, {
    company,
    sections,
    signers: signersOfSet(sections, terms.companionPapers),
    productCode,
    locale: user.locale,
    version: agreementVersion,
    prefix: 'FA',
  })
  if (!drafted.ok) return drafted
  const companions = terms.companionPapers.map(
    (kind): CompanionDocument => ({
      kind,
      number: createDocumentNumber(numberPrefixes[kind], deps),
      version: companionVersions[kind],
    }),
  )
  return {
    ok: true,
    agreement: { ...drafted.draft, terms, ...(companions.length > 0 ? { companions } : {}) },
  }
}
