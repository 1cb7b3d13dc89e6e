import type { ErrorName } from '../api/errors.ts'

/** Why an act of the back office is refused: the names of the catalogue that it uses and the console translates. */
export const deskReasons = [
  'forbidden',
  'notFound',
  'userNotFound',
  'invalidInput',
  'invalidDate',
  'wrongState',
  'ruleBroken',
  'changedMeanwhile',
  'alreadyExists',
  'tooManyItems',
  'verificationFailed',
  'emailTaken',
  'phoneTaken',
  'notInternalEmail',
  'kycAlreadyDecided',
  'fileBeingChecked',
  'fileUnsafe',
  'fileUncheckable',
  'databaseFailure',
] as const satisfies readonly ErrorName[]

export type DeskReason = (typeof deskReasons)[number]
