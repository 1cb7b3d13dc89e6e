import { expect, test } from 'vitest'
import {
  decryptPlatformSecret,
  platformSecretContext,
} from '../../../functions/connectors/platform-secrets.ts'
import type { FieldEncryption } from '../../../functions/data/field-encryption.ts'

/** An encryption that records what it opens, and fails as often as `failures` says. */
const recording = (failures = 0) => {
  const calls: string[] = []
  let left = failures
  const seal: FieldEncryption = {
    seal: async () => '',
    open: async (sealed, context) => {
      calls.push(`${sealed} ${context}`)
      if (left-- > 0) throw new Error('KMS does not respond')
      return `opened ${sealed}`
    },
  }
  return { seal, calls }
}

test('a platform’s secret is opened once, and another secret separately', async () => {
  const { seal, calls } = recording()
  const secrets = await Promise.all(
    ['one', 'one', 'replaced'].map((sealed) => decryptPlatformSecret(seal, 'shopify', sealed)),
  )
  expect(secrets).toEqual(['opened one', 'opened one', 'opened replaced'])
  expect(calls).toEqual(['one', 'replaced'].map((sealed) => `${sealed} ${platformSecretContext('shopify')}`))
  const other = recording()
  await decryptPlatformSecret(other.seal, 'shopify', 'one')
  expect(other.calls).toHaveLength(1)
})

test('a secret that could not be opened is tried again', async () => {
  const { seal, calls } = recording(1)
  await expect(decryptPlatformSecret(seal, 'ebay', 'one')).rejects.toThrow('KMS does not respond')
  expect(await decryptPlatformSecret(seal, 'ebay', 'one')).toBe('opened one')
  expect(calls).toHaveLength(2)
})
