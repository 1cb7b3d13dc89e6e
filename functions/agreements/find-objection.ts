import type { ContactChange } from '#shared/agreements/contact-change.ts'
import { type Agreement, findAgreement, type Signer } from '../data/agreements.ts'
import { findSigningLink, type SigningLink } from '../data/signing-links.ts'
import type { Table } from '../data/table.ts'

/** The change of a contact that a link objects to, as it stands in an agreement; undefined once another one took its place. */
export const changeOfLink = (
  agreement: Agreement,
  link: SigningLink,
): { signer: Signer; change: ContactChange } | undefined => {
  const signer = agreement.signers.find(({ signerId }) => signerId === link.signerId)
  const change = signer?.contactChange
  return signer && change && change.changeId === link.objectsTo ? { signer, change } : undefined
}

/** What a mailed link objects to. It is good until the change is in effect, however long that takes. */
export const findObjection = async (table: Table, token: string) => {
  const link = await findSigningLink(table, token)
  const agreement =
    link?.objectsTo === undefined ? undefined : await findAgreement(table, link.companyId, link.agreementId)
  const found = link && agreement && changeOfLink(agreement, link)
  return found && { link, agreement, ...found }
}
