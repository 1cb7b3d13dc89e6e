import type { NamedFile } from '../data/kyc.ts'

/** A document that a KYC refers to. */
export const describeFile = ({ fileId: file_id, fileName: file_name, size }: NamedFile) => ({
  file_id,
  file_name,
  size,
})
