import type { DeskReason } from '#shared/desk/desk-reasons.ts'

/** Texts for refused acts, with what the user can do. */
export const refusals = {
  forbidden: 'Your roles do not allow this. If you need it, ask an administrator.',
  notFound: 'Not found. It may have been removed, or the id is wrong.',
  userNotFound: 'There is no such user.',
  invalidInput: 'Something is missing or wrong. Please correct what is marked.',
  invalidDate: 'This date is not possible. Please choose another.',
  wrongState: 'This cannot be done in its present state. Please check it again.',
  ruleBroken: 'The product terms or the law do not allow this. Nothing was done.',
  changedMeanwhile: 'It was changed a moment ago. Please check it again before you decide.',
  alreadyExists: 'This already exists.',
  tooManyItems: 'There are too many at once. Please choose fewer.',
  verificationFailed: 'The check failed. Nothing was done.',
  emailTaken: 'This email address is already in use.',
  phoneTaken: 'This mobile number is already in use.',
  notInternalEmail: 'A colleague needs one of our own email addresses.',
  kycAlreadyDecided: 'This submission was decided, or the company has submitted again. Please check it.',
  fileBeingChecked: 'The file is being scanned, usually for less than a minute. Please open it later.',
  fileUnsafe: 'Malware was found in the file: nobody can open it.',
  fileUncheckable: 'The file could not be scanned: nobody can open it.',
  databaseFailure:
    'Something failed, and it is not certain whether this was done. Check the present state before you try again.',
} as const satisfies Record<DeskReason, string>
