import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { KMSClient } from '@aws-sdk/client-kms'
import { expect, test } from 'vitest'
import { platformSecretContext } from '../../functions/connectors/platform-secrets.ts'
import { createFieldEncryption } from '../../functions/data/field-encryption.ts'
import { canaryPasswordContext, paymentPlatformSecretContext } from '../../functions/runtime/config.ts'
import { useTestServices } from '../support/test-services.ts'

const services = useTestServices()

const run = async (secret: string, variables: Record<string, string>, ...platform: string[]) => {
  const child = spawn(process.execPath, ['scripts/encrypt-secret.ts', ...platform], {
    env: { ...process.env, AWS_REGION: 'ap-east-1', AWS_ENDPOINT_URL_KMS: services.kms, ...variables },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(secret)
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [printed, complaint, status] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { printed, complaint, status }
}

test.each([
  ['the payment platform', [], paymentPlatformSecretContext],
  ['the account that checks the login', ['--canary'], canaryPasswordContext],
  ['a platform by its id', ['amazon'], platformSecretContext('amazon')],
])('its output for %s is decrypted by the key in that context only', async (_, platform, context) => {
  const secret = 'the platform’s secret\n'
  const { printed, status } = await run(secret, { SEAL_KEY_ID: services.sealKeyId }, ...platform)
  expect(status).toBe(0)
  expect(printed).not.toContain('secret')
  const kms = new KMSClient({ region: 'ap-east-1', endpoint: services.kms })
  const seal = createFieldEncryption(
    async () => kms,
    services.sealKeyId,
    () => new Date(),
  )
  expect(await seal.open(printed.trim(), context)).toBe('the platform’s secret')
  await expect(seal.open(printed.trim(), 'event')).rejects.toThrow(/./)
  kms.destroy()
})

test('without a key it reports what is missing', async () => {
  const { complaint, status } = await run('secret', { SEAL_KEY_ID: '' })
  expect(status).toBe(2)
  expect(complaint).toContain('SEAL_KEY_ID')
})
