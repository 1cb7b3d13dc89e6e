import { inject } from 'vitest'
import { localCredentials } from '../../scripts/local/object-store.ts'

/** The tables of all apps are in the memory of their tests. */
export const inMemory = 'memory'

/**
 * What stands in for AWS: a DynamoDB engine, an S3 server and a KMS peer, with the certificate of its key; and a
 * time-stamp authority. All test files of a run share them.
 */
export interface TestServices {
  /** As `LOCAL_ENGINE` names it, or `inMemory`: then there is no engine, and `dynamodb` is empty. */
  engineName: string
  dynamodb: string
  s3: string
  kms: string
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

/** Where the services are. From here on, the AWS clients sign with their credentials. */
export const useTestServices = (): TestServices => {
  process.env['AWS_ACCESS_KEY_ID'] = localCredentials.accessKeyId
  process.env['AWS_SECRET_ACCESS_KEY'] = localCredentials.secretAccessKey
  return inject('services')
}
