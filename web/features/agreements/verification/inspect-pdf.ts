import type { CheckedSignature } from './check-signature.ts'
import { sha256 } from './digest.ts'
import { containsSignature, earlierEnds, findSignatures, isPdf } from './find-signatures.ts'

/** The result of a file's inspection, without the server. */
export type Inspection =
  | { readonly kind: 'notPdf' }
  | { readonly kind: 'unsigned'; readonly sha256: string }
  | { readonly kind: 'damaged'; readonly sha256: string; readonly code?: string }
  | ({
      readonly kind: 'signed'
      readonly sha256: string
      /** True if the signature covers the whole file, except for its own value. */
      readonly coversAll: boolean
      /** SHA-256 of each earlier version that contains the signature, if something was appended after it. */
      readonly earlier: readonly string[]
      /** The verification code in the file. */
      readonly code?: string
    } & CheckedSignature)

const named = /\/verify#([\dA-Z-]{20,60})/i

/** The code in the link on the certificate of completion, if it is uncompressed in the file. */
const codeIn = (bytes: Uint8Array): { code?: string } => {
  const code = named.exec(new TextDecoder('latin1').decode(bytes))?.[1]
  return code ? { code } : {}
}

/** Inspects a file in the browser, without uploading it. */
export const inspectPdf = async (bytes: Uint8Array): Promise<Inspection> => {
  if (!isPdf(bytes)) return { kind: 'notPdf' }
  const digest = await sha256(bytes)
  const [signature] = findSignatures(bytes)
  if (!signature)
    return containsSignature(bytes)
      ? { kind: 'damaged', sha256: digest, ...codeIn(bytes) }
      : { kind: 'unsigned', sha256: digest }
  // The parser of certificates is large, so it is loaded only for a file with a signature.
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
