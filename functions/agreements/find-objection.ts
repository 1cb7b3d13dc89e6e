import type { ContactChange } from '#shared/agreements/contact-change.ts'
import { contractNameOf } from '#shared/companies/company-name.ts'
import { type Agreement, findAgreement, type Signer } from '../data/agreements.ts'
import { findCompany } from '../data/companies.ts'
import { findKyc, type Kyc, type KycContactChange } from '../data/kyc.ts'
import { findMailedLink, type KycObjectionLink, type SigningLink } from '../data/signing-links.ts'
import type { Table } from '../data/table.ts'

/** The contact change that a link objects to, in an agreement; undefined once another one replaced it. */
export const findLinkedContactChange = (
  agreement: Agreement,
  link: SigningLink,
): { signer: Signer; change: ContactChange } | undefined => {
  const signer = agreement.signers.find(({ signerId }) => signerId === link.signerId)
  const change = signer?.contactChange
  return signer && change && change.changeId === link.objectsTo ? { signer, change } : undefined
}

/** The same in a change of the company, unless it was withdrawn. */
export const findKycContactChange = (
  kyc: Kyc | undefined,
  link: KycObjectionLink,
): KycContactChange | undefined =>
  kyc?.withdrawnAt ? undefined : kyc?.contactChanges?.find(({ changeId }) => changeId === link.objectsTo)

/** The subject of an objection, with the names of the company and of the person whose contact changes. */
export interface Objection {
  link: SigningLink | KycObjectionLink
  companyName: string
  signerName: string
  change: ContactChange
}

/** The subject of an objection link. It is valid until the change takes effect, however long that takes. */
export const findObjection = async (table: Table, token: string): Promise<Objection | undefined> => {
  const link = await findMailedLink(table, token)
  if (link?.objectsTo === undefined) return undefined
  if ('kycId' in link) {
    const [kyc, company] = await Promise.all([
      findKyc(table, link.companyId, link.kycId),
      findCompany(table, link.companyId),
    ])
    const change = findKycContactChange(kyc, link)
    return company && change
      ? { link, companyName: contractNameOf(company) ?? '', signerName: change.name, change }
      : undefined
  }
  const agreement = await findAgreement(table, link.companyId, link.agreementId)
  const found = agreement && findLinkedContactChange(agreement, link)
  return (
    found && {
      link,
      companyName: agreement.companyName,
      signerName: found.signer.name,
      change: found.change,
    }
  )
}
