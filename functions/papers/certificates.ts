import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sha256Of } from '../data/sha256.ts'

/** The environment's certificate and those above it, the nearest first, in DER. */
export interface CertificateChain {
  certificate: Uint8Array
  /** Of the issuers; empty where the certificate is its own. */
  issuers: readonly Uint8Array[]
}

/** Certificates as PEM has them one after the other, that of the signer first. */
export const parseCertificates = (pem: string): CertificateChain => {
  const [certificate, ...issuers] = (
    pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  ).map((each) => new Uint8Array(new X509Certificate(each).raw))
  if (!certificate) throw new Error('no certificate is in the file')
  return { certificate, issuers }
}

export const readCertificates = async (file: string): Promise<CertificateChain> =>
  parseCertificates(await readFile(file, 'utf8'))

/** What a certificate is known by: its SHA-256, in hexadecimal. */
export const fingerprintOf = (certificate: Uint8Array): string => sha256Of(certificate)
