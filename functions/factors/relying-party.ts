import type { Config } from '../runtime/config.ts'

/** The relying party of passkeys: the host of the site, which they are bound to. */
export const relyingPartyOf = ({
  siteUrl,
  brandName,
}: Config): { id: string; origin: string; name: string } => {
  const { hostname, origin } = new URL(siteUrl)
  return { id: hostname, origin, name: brandName.en }
}

/** The algorithms of passkeys: Ed25519, P-256 and RSA, of which every authenticator has one (COSE algorithms). */
export const passkeyAlgorithms = [-8, -7, -257]

/** How long an authenticator may take, in milliseconds. */
export const passkeyTimeoutMs = 5 * 60_000
