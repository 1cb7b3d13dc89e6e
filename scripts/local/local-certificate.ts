import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { KMSClient } from '@aws-sdk/client-kms'
import { readKmsSigningKey } from '../certificates/kms-signing-key.ts'
import { makeCertificate, purposes } from '../certificates/make-certificate.ts'
import { localRegion } from './local-region.ts'
import { localValidity } from './local-validity.ts'
import { localPaperKeyId } from './peers/kms-peer.ts'

/**
 * The self-signed certificate of the local document key, created once and stored in `file`. Returns the file's path.
 */
export const ensureLocalCertificate = async (file: string, kmsEndpoint: string): Promise<string> => {
  if (existsSync(file)) return file
  const client = new KMSClient({
    region: localRegion,
    endpoint: kmsEndpoint,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
  const certificate = await makeCertificate(await readKmsSigningKey(client, localPaperKeyId), {
    subject: {
      country: 'HK',
      organization: 'Brightquay Finance Limited',
      commonName: 'Brightquay – papers of the local stack',
    },
    serial: randomBytes(16),
    ...localValidity,
    purpose: purposes.documents,
  })
  client.destroy()
  await writeFile(file, certificate)
  return file
}
