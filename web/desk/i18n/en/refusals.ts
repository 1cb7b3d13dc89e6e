import type { DeskReason } from '#shared/desk/desk-reasons.ts'

/** Texts for refused acts, with what the user can do. */
export const refusals = {
  forbidden: 'This is not for your roles. If you need it, ask an administrator.',
  notFound: 'There is no such thing. It may have been removed, or the id is wrong.',
  userNotFound: 'There is no such user.',
  invalidInput: 'Something is missing or wrong. Please mend what is marked.',
  invalidDate: 'The date will not do. Please choose another one.',
  wrongState: 'As it stands now, this cannot be done. Please look at it again.',
  ruleBroken: 'The product terms or the law do not allow this. Nothing was done.',
  changedMeanwhile: 'It was changed a moment ago. Please look at it again before you decide.',
  alreadyExists: 'There is one like this already.',
  tooManyItems: 'These are too many at once. Please take fewer.',
  verificationFailed: 'The check failed. Nothing was done.',
  emailTaken: 'Somebody has this e-mail address already.',
  phoneTaken: 'Somebody has this mobile number already.',
  notInternalEmail: 'A colleague needs one of our own e-mail addresses.',
  kycAlreadyDecided: 'This submission was decided, or the company has submitted anew. Please look again.',
  fileBeingChecked: 'The file is being scanned, usually for less than a minute. Please open it later.',
  fileUnsafe: 'Malware was found in the file: it opens for nobody.',
  fileUncheckable: 'The file could not be scanned: it opens for nobody.',
  databaseFailure:
    'Something failed, and it is not certain whether this was done. Look at how it stands before you try again.',
} as const satisfies Record<DeskReason, string>
