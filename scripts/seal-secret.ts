import { text } from 'node:stream/consumers'
import { KMSClient } from '@aws-sdk/client-kms'
import { createSeal } from '../functions/data/seal.ts'
import { paymentPlatformSecretContext } from '../functions/runtime/config.ts'

const region = process.env['AWS_REGION']
const keyId = process.env['SEAL_KEY_ID']
if (!region || !keyId || process.stdin.isTTY) {
  console.error(`Seals the payment platform's client secret for the configuration. The secret comes by standard input:
  AWS_REGION=… SEAL_KEY_ID=… node scripts/seal-secret.ts < secret.txt`)
  process.exit(2)
}

const secret = (await text(process.stdin)).trim()
console.log(
  await createSeal(async () => new KMSClient({ region }), keyId).seal(secret, paymentPlatformSecretContext),
)
