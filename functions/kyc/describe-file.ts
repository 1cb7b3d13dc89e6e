import type { NamedFile } from '../data/kyc.ts'

/** A document of a KYC. */
export const describeFile = ({ fileId: file_id, fileName: file_name, size }: NamedFile) => ({
  file_id,
  file_name,
  size,
})
