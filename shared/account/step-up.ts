import type { ErrorName } from '../api/errors.ts'

/** What a call that takes `stepUpFields` is refused with where the caller does not prove to be who they are. */
export const stepUpErrors = [
  'wrongOldPassword',
  'accountLocked',
  'changedMeanwhile',
] as const satisfies readonly ErrorName[]
