import { spawn } from 'node:child_process'
import { createPublicKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { CertificationRequest } from 'pkijs'
import { expect, test } from 'vitest'
import { useTestServices } from '../support/test-services.ts'

const services = useTestServices()

const run = async (...given: string[]) => {
  const child = spawn(process.execPath, ['scripts/issue-certificate.ts', ...given], {
    env: {
      ...process.env,
      AWS_REGION: 'ap-east-1',
      AWS_ENDPOINT_URL_KMS: services.kms,
      CERTIFICATION_KEY_ID: services.paperKeyId,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [printed, complaint, status] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { printed, complaint, status }
}

const keyOf = (certificate: X509Certificate) =>
  certificate.publicKey.export({ type: 'spki', format: 'der' }).toString('hex')

const local = new X509Certificate(readFileSync(services.certificatesFile))

test('a self-signed certificate has the key, the usage of document signing, and a valid signature', async () => {
  const { printed, status } = await run('self-signed', 'Brightquay Finance Limited', 'Brightquay papers')
  expect(status).toBe(0)
  const certificate = new X509Certificate(printed)
  expect(keyOf(certificate)).toBe(keyOf(local))
  expect(certificate.verify(certificate.publicKey)).toBe(true)
  expect(certificate.subject).toBe('C=HK\nO=Brightquay Finance Limited\nCN=Brightquay papers')
  expect(certificate.keyUsage).toEqual(['1.3.6.1.5.5.7.3.36'])
  expect(certificate.ca).toBe(false)
})

test('a certificate request has the key and a valid signature', async () => {
  const { printed, status } = await run('request', 'Brightquay Finance Limited', 'Brightquay papers')
  expect(status).toBe(0)
  const der = Buffer.from(printed.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64')
  const request = CertificationRequest.fromBER(der)
  expect(await request.verify()).toBe(true)
  const key = createPublicKey({
    key: Buffer.from(request.subjectPublicKeyInfo.toSchema().toBER()),
    format: 'der',
    type: 'spki',
  })
  expect(key.export({ type: 'spki', format: 'der' }).toString('hex')).toBe(keyOf(local))
})

test('without a name it reports what is missing', async () => {
  const { complaint, status } = await run('request')
  expect(status).toBe(2)
  expect(complaint).toContain('CERTIFICATION_KEY_ID')
})
