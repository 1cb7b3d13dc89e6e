/** From where somebody signed. */
interface SignedFrom {
  ip: string
  userAgent: string
}

/**
 * Who of those who sign an agreement did so from one network address and browser: directors who sit together do, and so does somebody who
 * signs for others. Each group once, of two and more.
 */
export const signedFromOneBrowser = <Signer extends { signatures: readonly SignedFrom[] }>(
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
