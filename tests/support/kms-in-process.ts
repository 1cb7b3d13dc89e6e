import { setImmediate } from 'node:timers/promises'
import { DecryptCommand, GenerateDataKeyCommand, type KMSClient } from '@aws-sdk/client-kms'
import { createDataKeys, openMasterKey } from '../../scripts/local/peers/data-keys.ts'

/**
 * The KMS peer's data keys without a request: each signup encrypts several values, and requests for their keys took
 * half of its time.
 */
export const connectKmsInProcess = (masterKeyFile: string): KMSClient => {
  const keys = createDataKeys(openMasterKey(masterKeyFile))
  const send = async (command: unknown) => {
    // As with a request, other calls go on meanwhile.
    await setImmediate()
    if (command instanceof GenerateDataKeyCommand) {
      const { plain, encrypted } = keys.generate(command.input.EncryptionContext)
      return { Plaintext: plain, CiphertextBlob: encrypted }
    }
    if (command instanceof DecryptCommand) {
      const { CiphertextBlob = new Uint8Array(), EncryptionContext } = command.input
      return { Plaintext: keys.decrypt(CiphertextBlob, EncryptionContext) }
    }
    throw new Error('only data keys are generated and decrypted in process')
  }
  return { send } as unknown as KMSClient
}
