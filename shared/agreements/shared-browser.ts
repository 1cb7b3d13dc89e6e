/** The origin of a signature. */
interface SignedFrom {
  ip: string
  userAgent: string
}

/**
 * Groups of two or more signers of an agreement with the same network address and browser: directors who sit together,
 * or one person who signs for others.
 */
export const groupSignersByBrowser = <Signer extends { signatures: readonly SignedFrom[] }>(
  signers: readonly Signer[],
): Signer[][] => {
  const groups = new Map<string, Set<Signer>>()
  for (const signer of signers)
    for (const { ip, userAgent } of signer.signatures) {
      const from = JSON.stringify([ip, userAgent])
      groups.set(from, (groups.get(from) ?? new Set()).add(signer))
    }
  return [...groups.values()].filter((group) => group.size > 1).map((group) => [...group])
}
