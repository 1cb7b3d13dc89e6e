import type { ObjectLock } from './file-store.ts'

/** The lock of what is stored now and stays for `years`; undefined where the environment locks nothing. */
export const lockFor = (years: number | undefined, now: Date): ObjectLock | undefined => {
  if (!years) return undefined
  const until = new Date(now)
  until.setUTCFullYear(until.getUTCFullYear() + years)
  return { ObjectLockMode: 'COMPLIANCE', ObjectLockRetainUntilDate: until, ChecksumAlgorithm: 'SHA256' }
}
