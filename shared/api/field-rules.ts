/**
 * The rules that a field can break. A schema names one as its error message (`z.minLength(1, 'required')`);
 * the web has words for each in three languages, so that a rule without words does not compile.
 */
export const fieldRules = [
  'required',
  'invalid',
  'tooLong',
  'unknownOption',
  'emailInvalid',
  'mobileRequired',
  'mobileInvalid',
  'areaCodeRequired',
  'passwordWeak',
  'passwordLength',
  'passwordMix',
  'passwordCommon',
  'passwordMismatch',
  'codeInvalid',
  'captchaInvalid',
  'mustAccept',
  'usccInvalid',
  'usccCheckDigit',
  'brnInvalid',
  'hkidInvalid',
  'hkidCheckDigit',
  'prcIdInvalid',
  'prcIdCheckDigit',
  'passportInvalid',
  'birthDateMismatch',
  'signerUnderAge',
  'bicInvalid',
  'dateInvalid',
  'dateInFuture',
  'amountInvalid',
  'percentInvalid',
  'ownershipCircle',
  'ownersMissing',
  'amountBelowMinimum',
  'amountAboveAvailable',
  'amountAboveOutstanding',
  'repaymentOverdue',
  'quoteExpired',
  'noSecondAdministrator',
  'ownRequest',
  'requesterLeft',
  'atLeastOne',
  'tooMany',
  'fileTypeInvalid',
  'fileTooLarge',
  'fileTooLargeToPost',
  'checksumInvalid',
  'notReturned',
] as const

export type FieldRule = (typeof fieldRules)[number]

export const isFieldRule = (value: string): value is FieldRule =>
  (fieldRules as readonly string[]).includes(value)
