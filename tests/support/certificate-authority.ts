import { webcrypto } from 'node:crypto'
import { createServer } from 'node:http'
import { Integer, Utf8String } from 'asn1js'
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  CertificateRevocationList,
  CertificationRequest,
  CRLDistributionPoints,
  DistributionPoint,
  Extension,
  GeneralName,
  RevokedCertificate,
  Time,
} from 'pkijs'
import { bytesOf, oids } from '../../functions/documents/der.ts'
import { listenLocally } from './local-server.ts'

const basicConstraints = '2.5.29.19'
const commonName = '2.5.4.3'
const uri = 6
const hash = 'SHA-256'
const day = 86_400_000
const rsa = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash,
}

const pem = (der: Uint8Array): string =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(der).toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`

/** A certificate authority that publishes its revocation list over HTTP, as commercial ones do. */
export const startCertificateAuthority = async (now: Date) => {
  const keys = await webcrypto.subtle.generateKey(rsa, true, ['sign', 'verify'])
  const own = new Certificate({ version: 2, serialNumber: new Integer({ value: 1 }) })
  for (const name of [own.issuer, own.subject])
    name.typesAndValues.push(
      new AttributeTypeAndValue({ type: commonName, value: new Utf8String({ value: 'An authority' }) }),
    )
  own.notBefore.value = new Date(now.getTime() - day)
  own.notAfter.value = new Date(now.getTime() + 3650 * day)
  own.extensions = [
    new Extension({
      extnID: basicConstraints,
      critical: true,
      extnValue: new BasicConstraints({ cA: true }).toSchema().toBER(),
    }),
  ]
  await own.subjectPublicKeyInfo.importKey(keys.publicKey)
  await own.sign(keys.privateKey, hash)

  const revoked: Integer[] = []
  const listNow = async (): Promise<Uint8Array> => {
    const list = new CertificateRevocationList({
      version: 1,
      issuer: own.subject,
      thisUpdate: new Time({ value: now }),
      nextUpdate: new Time({ value: new Date(now.getTime() + 7 * day) }),
    })
    if (revoked.length > 0)
      list.revokedCertificates = revoked.map(
        (userCertificate) =>
          new RevokedCertificate({ userCertificate, revocationDate: new Time({ value: now }) }),
      )
    await list.sign(keys.privateKey, hash)
    return bytesOf(list.toSchema(true))
  }

  let isReachable = true
  const server = createServer(async (_request, response) => {
    response.statusCode = isReachable ? 200 : 503
    response.end(isReachable ? await listNow() : undefined)
  })
  const listUrl = `${await listenLocally(server)}/revoked.crl`

  return {
    certificate: bytesOf(own.toSchema(true)),
    listNow,
    /**
     * The certificate for a request, with the authority's own certificate, as PEM; throws if the request is not signed
     * by its key.
     */
    async issue(request: string): Promise<string> {
      const asked = CertificationRequest.fromBER(
        Buffer.from(request.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64'),
      )
      if (!(await asked.verify())) throw new Error('the request is not signed with its key')
      const issued = new Certificate({
        version: 2,
        serialNumber: new Integer({ value: 2 }),
        issuer: own.subject,
        subject: asked.subject,
        subjectPublicKeyInfo: asked.subjectPublicKeyInfo,
      })
      issued.notBefore.value = own.notBefore.value
      issued.notAfter.value = own.notAfter.value
      issued.extensions = [
        new Extension({
          extnID: oids.distributionPoints,
          extnValue: new CRLDistributionPoints({
            distributionPoints: [
              new DistributionPoint({ distributionPoint: [new GeneralName({ type: uri, value: listUrl })] }),
            ],
          })
            .toSchema()
            .toBER(),
        }),
      ]
      await issued.sign(keys.privateKey, hash)
      return pem(bytesOf(issued.toSchema(true))) + pem(bytesOf(own.toSchema(true)))
    },
    revoke: (certificate: Certificate) => revoked.push(certificate.serialNumber),
    beOutOfReach: () => {
      isReachable = false
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
