import { findSigningSession, type SigningSession } from '../data/signing-sessions.ts'
import { hashToken, isSameHash } from '../data/token-hash.ts'
import type { Deps } from '../runtime/deps.ts'
import { findSigning, type LoadCompanyData, type Signing, type SigningOfCompany } from './find-signing.ts'

const isSessionOf = (
  session: SigningSession | undefined,
  { agreement, signer }: Signing,
  token: string,
  now: Date,
): session is SigningSession =>
  session?.agreementId === agreement.agreementId &&
  session.signerId === signer.signerId &&
  isSameHash(session.linkHash, hashToken(token)) &&
  session.expiresAt > now.toISOString()

/** The session of an identified signer; undefined for another link's, and once it has ended. */
export const findSessionOf = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  signing: Signing,
  { token, signing_session: secret }: { token: string; signing_session: string },
): Promise<SigningSession | undefined> => {
  const session = await findSigningSession(table, secret)
  return isSessionOf(session, signing, token, clock()) ? session : undefined
}

type Identified<Current> =
  | ({ ok: true } & SigningOfCompany<Current>)
  | { ok: false; reason: 'linkInvalid' | 'linkExpired' | 'verificationFailed' }

/** The signing of an identified signer. */
export const findIdentifiedSigner = async <Current>(
  deps: Pick<Deps, 'table' | 'clock'>,
  { token, signing_session: secret }: { token: string; signing_session: string },
  findCurrent: LoadCompanyData<Current>,
): Promise<Identified<Current>> => {
  const [signing, session] = await Promise.all([
    findSigning(deps, token, findCurrent),
    findSigningSession(deps.table, secret),
  ])
  if (!signing.ok) return signing
  return isSessionOf(session, signing, token, deps.clock())
    ? signing
    : { ok: false, reason: 'verificationFailed' }
}
