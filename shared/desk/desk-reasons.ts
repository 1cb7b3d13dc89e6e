import type { ErrorName } from '../api/errors.ts'

/** Why an act of the lender's is refused: those of the catalogue's names that the desk uses, and the console has words for. */
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
