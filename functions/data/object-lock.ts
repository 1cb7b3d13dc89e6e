import type { ObjectLock } from './file-store.ts'

/** The lock of an object that is stored now and retained for `years`; undefined in environments without locks. */
export const objectLockFor = (years: number | undefined, now: Date): ObjectLock | undefined => {
  if (!years) return undefined
  const until = new Date(now)
  until.setUTCFullYear(until.getUTCFullYear() + years)
  return { ObjectLockMode: 'COMPLIANCE', ObjectLockRetainUntilDate: until, ChecksumAlgorithm: 'SHA256' }
}
