/** A proof-of-work challenge from the server. */
export interface ProofOfWork {
  readonly salt: string
  /** SHA-256 in hexadecimal. */
  readonly challenge: string
  readonly most: number
}

const bytesOf = (hexadecimal: string): Uint8Array =>
  Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const isSame = (digest: ArrayBuffer, wanted: Uint8Array): boolean => {
  const bytes = new Uint8Array(digest)
  return bytes.length === wanted.length && bytes.every((byte, index) => byte === wanted[index])
}

/**
 * Searches the integer from 0 to `most` for which SHA-256(`salt` + number) is `challenge`. Yields the number of
 * attempts after each slice, so that the caller can show progress and stay responsive. Returns the integer, or
 * undefined if there is none.
 */
export async function* findAnswer(
  { salt, challenge, most }: ProofOfWork,
  sliceSize = 500,
): AsyncGenerator<number, number | undefined> {
  const encoder = new TextEncoder()
  const wanted = bytesOf(challenge)
  for (let first = 0; first <= most; first += sliceSize) {
    const count = Math.min(sliceSize, most - first + 1)
    const digests = await Promise.all(
      Array.from({ length: count }, (_, offset) =>
        crypto.subtle.digest('SHA-256', encoder.encode(`${salt}${first + offset}`)),
      ),
    )
    const found = digests.findIndex((digest) => isSame(digest, wanted))
    if (found >= 0) return first + found
    yield first + count
  }
  return undefined
}
