import type { ObjectLock } from '../data/file-store.ts'
import type { Deps } from '../runtime/deps.ts'

/** Stores an executed paper; where the environment says for how long, nobody can delete or overwrite it before. */
export const storePaper = async (
  { files, config, clock }: Pick<Deps, 'files' | 'config' | 'clock'>,
  key: string,
  pdf: Uint8Array,
  contentType: string,
): Promise<void> => {
  const years = config.certification?.lockYears
  if (!years) return files.write(key, pdf, contentType)
  const until = new Date(clock())
  until.setUTCFullYear(until.getUTCFullYear() + years)
  const lock: ObjectLock = {
    ObjectLockMode: 'COMPLIANCE',
    ObjectLockRetainUntilDate: until,
    ChecksumAlgorithm: 'SHA256',
  }
  await files.write(key, pdf, contentType, lock)
}
