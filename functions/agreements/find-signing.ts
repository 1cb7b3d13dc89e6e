import { type Agreement, findAgreement, type Signer } from '../data/agreements.ts'
import { findSigningLink, type SigningLink } from '../data/signing-links.ts'
import type { Deps } from '../runtime/deps.ts'

export interface Signing {
  link: SigningLink
  agreement: Agreement
  signer: Signer
}

type FoundSigning = ({ ok: true } & Signing) | { ok: false; reason: 'linkInvalid' | 'linkExpired' }

/** The signer of a link, unless they were replaced or their contact has changed since. */
export const signerOfLink = (agreement: Agreement, link: SigningLink): Signer | undefined =>
  link.objectsTo === undefined ? reachedBy(agreement, link) : undefined

const reachedBy = (agreement: Agreement, link: SigningLink): Signer | undefined =>
  agreement.signers.find(
    ({ signerId, contact = 0 }) => signerId === link.signerId && contact === (link.contact ?? 0),
  )

/** The signing of a link's token, however old the link is; undefined for an unknown token. */
export const findSigningOfLink = async (
  { table }: Pick<Deps, 'table'>,
  token: string,
): Promise<Signing | undefined> => {
  const link = await findSigningLink(table, token)
  const agreement = link && (await findAgreement(table, link.companyId, link.agreementId))
  const signer = agreement && signerOfLink(agreement, link)
  return signer && { link, agreement, signer }
}

/** The same for a valid link; `linkInvalid` for an unknown token, or one of another signer. */
export const findSigning = async (
  deps: Pick<Deps, 'table' | 'clock'>,
  token: string,
): Promise<FoundSigning> => {
  const signing = await findSigningOfLink(deps, token)
  if (!signing) return { ok: false, reason: 'linkInvalid' }
  const isOver = signing.link.expiresAt <= deps.clock().toISOString()
  return isOver ? { ok: false, reason: 'linkExpired' } : { ok: true, ...signing }
}
