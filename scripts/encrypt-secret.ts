import { text } from 'node:stream/consumers'
import { KMSClient } from '@aws-sdk/client-kms'
import { platformSecretContext } from '../functions/connectors/platform-secrets.ts'
import { createFieldEncryption } from '../functions/data/field-encryption.ts'
import { canaryPasswordContext, paymentPlatformSecretContext } from '../functions/runtime/config.ts'
import { screeningKeyContext } from '../functions/runtime/screening-settings.ts'

const region = process.env['AWS_REGION']
const keyId = process.env['SEAL_KEY_ID']
if (!region || !keyId || process.stdin.isTTY) {
  console.error(`Seals a client secret for the configuration, which comes by standard input: that of one of the platforms
by its id there, that of the payment platform without one, the password of the account that checks the login, or the
API key of the screening engine.
  AWS_REGION=… SEAL_KEY_ID=… node scripts/encrypt-secret.ts [id | --canary | --screening] < secret.txt`)
  process.exit(2)
}

const contextOf = (of: string | undefined): string => {
  if (of === '--canary') return canaryPasswordContext
  if (of === '--screening') return screeningKeyContext
  return of ? platformSecretContext(of) : paymentPlatformSecretContext
}
const context = contextOf(process.argv[2])
const secret = (await text(process.stdin)).trim()
console.log(
  await createFieldEncryption(
    async () => new KMSClient({ region }),
    keyId,
    () => new Date(),
  ).seal(secret, context),
)
