import { sha256Of } from '../data/sha256.ts'
import type { Deps } from '../runtime/deps.ts'
import { signCades } from './cades-signature.ts'
import { type CertificateChain, fingerprintOf, readCertificates } from './certificates.ts'
import { certifyPdf } from './certify-pdf.ts'
import { fetchRevocationLists } from './revocation-lists.ts'
import { requestTimeStamp } from './time-stamp.ts'

/** How long documents wait for an unavailable time-stamp or certificate revocation list. */
const patienceMs = 6 * 3_600_000

/** The size of a signature without its certificates and its time-stamp: attributes, names and the value itself. */
const signatureFrame = 4096

export interface DocumentToCertify {
  document: Uint8Array
  appended?: Uint8Array | undefined
  /** The reason of the certification, as viewers show it. */
  reason: string
  /** Since when it waits; ISO timestamp, UTC. */
  since: string
}

export interface CertifiedPdf {
  pdf: Uint8Array
  sha256: string
  certificateFingerprint: string
  timeStamped: boolean
}

type Reached = Pick<Deps, 'config' | 'paperKey' | 'fetch' | 'random' | 'clock' | 'log'>

const draw = ({ random }: Reached): Uint8Array => Buffer.from(random.secret(), 'base64url')

const sizeOf = (parts: readonly Uint8Array[]): number => parts.reduce((sum, { length }) => sum + length, 0)

/** The material for checking a certificate in ten years; the root is trusted as it is. */
const gather = async (
  deps: Reached,
  chain: CertificateChain,
  document: Uint8Array,
  url: string | undefined,
) => {
  // The document's time-stamp determines the certificates of the signature's time-stamp.
  const stamp = url ? await requestTimeStamp(deps.fetch, url, document, draw(deps)) : undefined
  const certificates = [chain.certificate, ...chain.issuers, ...(stamp?.certificates ?? [])]
  return { stamp, certificates, revocationLists: await fetchRevocationLists(deps.fetch, certificates) }
}

type Gathered = Awaited<ReturnType<typeof gather>>

/** Without the external parts, once they were unavailable for too long: a document must be executed eventually. */
const gatherInTime = async (
  deps: Reached,
  chain: CertificateChain,
  { document, since }: DocumentToCertify,
  url: string | undefined,
): Promise<Gathered> => {
  try {
    return await gather(deps, chain, document, url)
  } catch (error) {
    if (deps.clock().getTime() - Date.parse(since) < patienceMs) throw error
    deps.log('error', 'a paper is certified without a time-stamp', {
      error: error instanceof Error ? error.message : String(error),
    })
    return { stamp: undefined, certificates: [chain.certificate, ...chain.issuers], revocationLists: [] }
  }
}

/**
 * Certifies a document with the environment's key, in PAdES level B-LT as far as the chain and the configuration allow.
 */
export const certifyDocument = async (paper: DocumentToCertify, deps: Reached): Promise<CertifiedPdf> => {
  const { config, paperKey, clock } = deps
  if (!config.certification) throw new Error('there is no certificate to certify papers with')
  const { certificatesFile, timeStampUrl } = config.certification
  const chain = await readCertificates(certificatesFile)
  const { stamp, certificates, revocationLists } = await gatherInTime(deps, chain, paper, timeStampUrl)
  const pdf = await certifyPdf({
    ...paper,
    evidence: { certificates, revocationLists },
    name: config.lender.name,
    at: clock(),
    signatureSize:
      signatureFrame + sizeOf([chain.certificate, ...chain.issuers, ...(stamp ? [stamp.token] : [])]),
    sign: (digest) =>
      signCades({
        digest,
        chain,
        sign: (attributes) => paperKey.sign(attributes),
        ...(stamp && timeStampUrl
          ? {
              timeStamp: async (value: Uint8Array) =>
                (await requestTimeStamp(deps.fetch, timeStampUrl, value, draw(deps))).token,
            }
          : {}),
      }),
  })
  return {
    pdf,
    sha256: sha256Of(pdf),
    certificateFingerprint: fingerprintOf(chain.certificate),
    timeStamped: stamp !== undefined,
  }
}
