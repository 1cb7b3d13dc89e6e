import { type Agreement, findAgreement, type Signer } from '../data/agreements.ts'
import { findSigningLink, type SigningLink } from '../data/signing-links.ts'
import type { Table } from '../data/table.ts'
import type { CurrentKyc } from '../kyc/signatory-of-user.ts'
import type { Deps } from '../runtime/deps.ts'

export interface Signing {
  link: SigningLink
  agreement: Agreement
  signer: Signer
}

/** A signing with further data of its company, which for most calls is the KYC in force. */
export interface SigningOfCompany<Current = CurrentKyc> extends Signing {
  current: Current
}

/** Reads what a call needs of a signing's company. */
export type LoadCompanyData<Current> = (table: Table, companyId: string) => Promise<Current>

type FoundSigning<Current> =
  | ({ ok: true } & SigningOfCompany<Current>)
  | { ok: false; reason: 'linkInvalid' | 'linkExpired' }

/** The signer of a link, unless they were replaced or their contact has changed since. */
export const signerOfLink = (agreement: Agreement, link: SigningLink): Signer | undefined =>
  link.objectsTo === undefined ? reachedBy(agreement, link) : undefined

const reachedBy = (agreement: Agreement, link: SigningLink): Signer | undefined =>
  agreement.signers.find(
    ({ signerId, contact = 0 }) => signerId === link.signerId && contact === (link.contact ?? 0),
  )

/** The signing of a link's token, however old the link is; undefined for an unknown token. */
export const findSigningOfLink = async <Current>(
  { table }: Pick<Deps, 'table'>,
  token: string,
  findCurrent: LoadCompanyData<Current>,
): Promise<SigningOfCompany<Current> | undefined> => {
  const link = await findSigningLink(table, token)
  if (!link) return undefined
  const { companyId, agreementId } = link
  const [agreement, current] = await Promise.all([
    findAgreement(table, companyId, agreementId),
    findCurrent(table, companyId),
  ])
  const signer = agreement && signerOfLink(agreement, link)
  return signer && { link, agreement, signer, current }
}

/** The same for a valid link; `linkInvalid` for an unknown token, or one of another signer. */
export const findSigning = async <Current>(
  deps: Pick<Deps, 'table' | 'clock'>,
  token: string,
  findCurrent: LoadCompanyData<Current>,
): Promise<FoundSigning<Current>> => {
  const signing = await findSigningOfLink(deps, token, findCurrent)
  if (!signing) return { ok: false, reason: 'linkInvalid' }
  const isOver = signing.link.expiresAt <= deps.clock().toISOString()
  return isOver ? { ok: false, reason: 'linkExpired' } : { ok: true, ...signing }
}
