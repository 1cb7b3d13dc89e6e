import { findSigningSession, type SigningSession } from '../data/signing-sessions.ts'
import { hashToken, isSameHash } from '../data/token-hash.ts'
import type { Deps } from '../runtime/deps.ts'
import { findSigning, type Signing } from './find-signing.ts'

/** The session of an identified signer; undefined for another link's, and once it has ended. */
export const findSessionOf = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  { agreement, signer }: Signing,
  { token, signing_session: secret }: { token: string; signing_session: string },
): Promise<SigningSession | undefined> => {
  const session = await findSigningSession(table, secret)
  const isOf =
    session?.agreementId === agreement.agreementId &&
    session.signerId === signer.signerId &&
    isSameHash(session.linkHash, hashToken(token))
  return isOf && session.expiresAt > clock().toISOString() ? session : undefined
}

type Identified =
  | ({ ok: true } & Signing)
  | { ok: false; reason: 'linkInvalid' | 'linkExpired' | 'verificationFailed' }

/** The signing of an identified signer. */
export const findIdentifiedSigner = async (
  deps: Pick<Deps, 'table' | 'clock'>,
  given: { token: string; signing_session: string },
): Promise<Identified> => {
  const signing = await findSigning(deps, given.token)
  if (!signing.ok) return signing
  const session = await findSessionOf(deps, signing, given)
  return session ? signing : { ok: false, reason: 'verificationFailed' }
}
