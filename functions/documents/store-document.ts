import { objectLockFor } from '../data/object-lock.ts'
import type { Deps } from '../runtime/deps.ts'

/** Stores an executed document; locked against deletion and overwriting for as long as the environment sets. */
export const storeDocument = async (
  { files, config, clock }: Pick<Deps, 'files' | 'config' | 'clock'>,
  key: string,
  pdf: Uint8Array,
  contentType: string,
): Promise<void> => {
  const lock = objectLockFor(config.lockYears, clock())
  await files.writeOnce(key, pdf, contentType, lock)
}
