import type { FieldRule } from '../../../shared/api/field-rules.ts'

/** What is wrong with a field, and what to do. */
export const fieldRules = {
  required: 'Please fill this in.',
  invalid: 'This is not right. Please check it.',
  tooLong: 'This is too long. Please shorten it.',
  unknownOption: 'Please choose from the list.',
  emailInvalid: 'Enter an email like name@example.com.',
  mobileInvalid: 'Check the country code and the mobile number.',
  areaCodeRequired: 'Please choose the country or region code.',
  passwordWeak: 'Use 8–30 characters with at least one letter and one digit.',
  passwordMismatch: 'The passwords do not match. Enter it again.',
  codeInvalid: 'Enter the 6 digits from the message.',
  mustAccept: 'Please accept the terms and conditions.',
  usccInvalid: 'The USCC has 18 digits and capital letters. Check it against the licence.',
  brnInvalid: 'The BRN has 8 digits.',
  idNumberInvalid: 'Check the number against the document.',
  bicInvalid: 'A SWIFT code has 8 or 11 characters, like HSBCHKHHHKH.',
  dateInvalid: 'Please choose a real date.',
  dateInFuture: 'The date cannot be in the future.',
  amountInvalid: 'Enter an amount with at most two decimals.',
  percentInvalid: 'Enter a percentage from 0 to 100.',
  atLeastOne: 'Please provide at least one.',
  tooMany: 'There are too many. Please remove some.',
  fileTypeInvalid: 'Use a PDF, JPG, JPEG, PNG or HEIF file.',
  fileTooLarge: 'The file must be 20 MB or less. Compress it and try again.',
  checksumInvalid: 'The file check failed. Please choose the file again.',
} satisfies Record<FieldRule, string>
