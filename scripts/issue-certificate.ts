import { randomBytes } from 'node:crypto'
import { KMSClient } from '@aws-sdk/client-kms'
import { readKmsSigningKey } from './certificates/kms-signing-key.ts'
import { makeCertificate, makeCertificateRequest, purposes } from './certificates/make-certificate.ts'

const region = process.env['AWS_REGION']
const keyId = process.env['CERTIFICATION_KEY_ID']
const [kind, organization, commonName] = process.argv.slice(2)

/** Documents are retained for seven years, also those certified on the certificate's last day. */
const goodForYears = 10

if (!region || !keyId || !organization || !commonName || (kind !== 'request' && kind !== 'self-signed')) {
  console.error(`Prints, as PEM, a request with which an authority makes a certificate of the environment's key for papers, or a
certificate that the key gives itself. What an authority sends back goes with its chain into
infra/certificates/<environment>.pem.
  AWS_REGION=… CERTIFICATION_KEY_ID=… node scripts/issue-certificate.ts request "<organization>" "<name>"
  AWS_REGION=… CERTIFICATION_KEY_ID=… node scripts/issue-certificate.ts self-signed "<organization>" "<name>"`)
  process.exit(2)
}

const subject = { country: 'HK', organization, commonName }
const key = await readKmsSigningKey(new KMSClient({ region }), keyId)
if (kind === 'request') console.log((await makeCertificateRequest(key, subject)).trimEnd())
else {
  const from = new Date()
  const until = new Date(from)
  until.setUTCFullYear(until.getUTCFullYear() + goodForYears)
  const certificate = await makeCertificate(key, {
    subject,
    serial: randomBytes(16),
    from,
    until,
    purpose: purposes.documents,
  })
  console.log(certificate.trimEnd())
}
