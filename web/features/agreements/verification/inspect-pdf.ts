import type { CheckedSignature } from './check-signature.ts'
import { sha256 } from './digest.ts'
import { earlierEnds, findSignatures, isPdf, mentionsSignature } from './find-signatures.ts'

/** What a file is found to be without asking anybody. */
export type Inspection =
  | { readonly kind: 'notPdf' }
  | { readonly kind: 'unsigned'; readonly sha256: string }
  | { readonly kind: 'damaged'; readonly sha256: string; readonly code?: string }
  | ({
      readonly kind: 'signed'
      readonly sha256: string
      /** The signature covers the file from its first byte to its last, but for itself. */
      readonly coversAll: boolean
      /** SHA-256 of each earlier version that holds the signature, where something was added after it. */
      readonly earlier: readonly string[]
      /** The verification code that the file itself names. */
      readonly code?: string
    } & CheckedSignature)

const named = /\/verify#([\dA-Z-]{20,60})/i

/** The code of the link on the certificate of completion, where it stands in the file uncompressed. */
const codeIn = (bytes: Uint8Array): { code?: string } => {
  const code = named.exec(new TextDecoder('latin1').decode(bytes))?.[1]
  return code ? { code } : {}
}

/** Looks into a file. Nothing of it leaves the browser. */
export const inspectPdf = async (bytes: Uint8Array): Promise<Inspection> => {
  if (!isPdf(bytes)) return { kind: 'notPdf' }
  const digest = await sha256(bytes)
  const [signature] = findSignatures(bytes)
  if (!signature)
    return mentionsSignature(bytes)
      ? { kind: 'damaged', sha256: digest, ...codeIn(bytes) }
      : { kind: 'unsigned', sha256: digest }
  // What reads certificates is large: it is fetched when there is one to read.
  const { checkSignature } = await import('./check-signature.ts')
  const checked = await checkSignature(signature)
  if (!checked) return { kind: 'damaged', sha256: digest, ...codeIn(bytes) }
  const coversAll = signature.end === bytes.length
  const ends = coversAll ? [] : earlierEnds(bytes, signature.end)
  return {
    kind: 'signed',
    sha256: digest,
    coversAll,
    earlier: await Promise.all(ends.map((end) => sha256(bytes.subarray(0, end)))),
    ...codeIn(bytes),
    ...checked,
  }
}
