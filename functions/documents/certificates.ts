import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { sha256Of } from '../data/sha256.ts'

/** The environment's certificate and its issuers, the nearest first, in DER. */
export interface CertificateChain {
  certificate: Uint8Array
  /** The issuers' certificates; empty for a self-signed certificate. */
  issuers: readonly Uint8Array[]
}

/** Certificates from concatenated PEM, the signer's first. */
export const parseCertificates = (pem: string): CertificateChain => {
  const [certificate, ...issuers] = (
    pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  ).map((each) => new Uint8Array(new X509Certificate(each).raw))
  if (!certificate) throw new Error('no certificate is in the file')
  return { certificate, issuers }
}

/** Reads a PEM file of certificates; a relative path starts at the folder of the Lambda's bundle. */
export const readCertificates = async (file: string): Promise<CertificateChain> =>
  parseCertificates(await readFile(resolve(process.env['LAMBDA_TASK_ROOT'] ?? '', file), 'utf8'))

/** A certificate's fingerprint: its SHA-256, in hexadecimal. */
export const fingerprintOf = (certificate: Uint8Array): string => sha256Of(certificate)
