import type { Config } from '../runtime/config.ts'

/** As whom passkeys know the portal: by the host of the site, which they are bound to. */
export const relyingPartyOf = ({
  siteUrl,
  brandName,
}: Config): { id: string; origin: string; name: string } => {
  const { hostname, origin } = new URL(siteUrl)
  return { id: hostname, origin, name: brandName.en }
}

/** What passkeys sign with: Ed25519, P-256 and RSA, which between them every authenticator has (COSE algorithms). */
export const passkeyAlgorithms = [-8, -7, -257]

/** How long an authenticator may take, in milliseconds. */
export const passkeyTimeoutMs = 5 * 60_000
