import { signingAlgorithm } from '../data/keyring.ts'
import { listSigningKeys } from '../data/signing-keys.ts'
import type { Deps } from '../runtime/deps.ts'
import { verifyAccessToken } from './access-token.ts'

type PrimedDeps = Pick<Deps, 'table' | 'keyring' | 'clock'>

const base64url = (text: string): string => Buffer.from(text).toString('base64url')

/** In milliseconds: Lambda itself ends an initialisation after ten seconds. */
const longest = 3000

/** Checks a token with a wrong signature, which opens a connection, reads the keys, and loads the verification code. */
const checkToken = async ({ table, keyring, clock }: PrimedDeps): Promise<void> => {
  const kid = (await listSigningKeys(table)).at(-1)?.kid ?? 'none'
  const header = JSON.stringify({ alg: signingAlgorithm, kid, typ: 'at+jwt' })
  const token = [header, '{}', '\0'.repeat(64)].map(base64url).join('.')
  await verifyAccessToken(keyring, token, clock())
}

/**
 * Does the work of a Lambda's first call during its initialisation, which has a whole processor instead of a share:
 * loads the operations that its screens call first, and checks a token. After a failure, the first call does that work.
 */
export const prime = async (deps: PrimedDeps, load: () => Promise<unknown>): Promise<void> => {
  const timer = Promise.withResolvers<void>()
  const timeout = setTimeout(timer.resolve, longest)
  await Promise.race([Promise.allSettled([load(), checkToken(deps)]), timer.promise])
  clearTimeout(timeout)
}
