import { inject } from 'vitest'
import { localCredentials } from '../../scripts/local/object-store.ts'

/** The engine's name if all tables are in the memory of their tests. */
export const inMemory = 'memory'

/**
 * Replacements for AWS: a DynamoDB engine, an S3 server, a KMS peer with its key's certificate, and a time-stamp
 * authority. All test files of a run share them.
 */
export interface TestServices {
  /** The value of `LOCAL_ENGINE`, or `inMemory`: then there is no engine, and `dynamodb` is empty. */
  engineName: string
  dynamodb: string
  s3: string
  kms: string
  /** The master key of the KMS peer. */
  masterKeyFile: string
  filesBucket: string
  sealKeyId: string
  paperKeyId: string
  certificatesFile: string
  timeStamps: string
}

declare module 'vitest' {
  interface ProvidedContext {
    services: TestServices
  }
}

/** The addresses of the shared services. Sets the credentials that AWS clients sign with. */
export const useTestServices = (): TestServices => {
  process.env['AWS_ACCESS_KEY_ID'] = localCredentials.accessKeyId
  process.env['AWS_SECRET_ACCESS_KEY'] = localCredentials.secretAccessKey
  return inject('services')
}
