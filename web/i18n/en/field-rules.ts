import type { FieldRule } from '#shared/api/field-rules.ts'

/** The text for each broken field rule, with what to do. */
export const fieldRules = {
  required: 'Please fill this in.',
  invalid: 'This is not valid. Please check it.',
  tooLong: 'This is too long. Please shorten it.',
  unknownOption: 'Please choose from the list.',
  emailInvalid: 'Enter an email like name@example.com.',
  mobileRequired: 'Please enter your mobile number.',
  mobileInvalid:
    'This number does not fit the country code chosen: +86 has 11 digits, +852 has 8, +1 has 10.',
  areaCodeRequired: 'Please choose the country or region code.',
  passwordWeak: 'Use 8–30 characters with at least one letter and one digit.',
  passwordLength: 'Password length must be 8-16 characters.',
  passwordMix: 'Password must contain uppercase and lowercase letters, numbers, and special characters.',
  passwordCommon: 'This password is too common and easily guessed. Please choose another.',
  passwordMismatch: 'The passwords do not match. Enter it again.',
  codeInvalid: 'Enter the 6 digits that you received.',
  captchaInvalid: 'That does not match the picture. Please try the new one.',
  mustAccept: 'Please accept the terms and conditions.',
  usccInvalid: 'A USCC has 18 characters: digits and capital letters other than I, O, S, V and Z.',
  usccCheckDigit:
    'The check digit does not match, so one character may be wrong. Check each against the licence.',
  brnInvalid: 'The BRN has 8 digits, like 12345678.',
  numberTaken:
    'Another company is registered with this number. Check it; if this is your company, ask to join it, and its administrator approves.',
  hkidInvalid:
    'A Hong Kong ID has one or two letters, six digits and a check digit in brackets, like A123456(3).',
  hkidCheckDigit:
    'The check digit in brackets does not match, so one character may be wrong. Check each against the card.',
  prcIdInvalid: 'A mainland ID has 18 characters: 17 digits and a last digit or X.',
  prcIdCheckDigit: 'The check digit does not match, so one digit may be wrong. Check each against the card.',
  passportInvalid: 'A passport number has 5 to 20 letters and digits.',
  birthDateMismatch: 'This does not match the date of birth in the ID number. Please check both.',
  signerUnderAge: 'Whoever signs must be 18 or older.',
  accountNumberInvalid:
    'An account number has 4–34 letters and digits. Remove any other characters and enter it as on your bank statement.',
  ibanCheckDigit:
    'The check digits do not match, so one character may be wrong. Check each against your bank statement.',
  bicLength: 'A SWIFT code has 8 or 11 characters, like HSBCHKHH.',
  bicInvalid:
    'A SWIFT code has letters and digits only, and its fifth and sixth characters are letters, like HSBCHKHH.',
  bicCountry: 'The fifth and sixth characters of a SWIFT code are the country or region, as HK in HSBCHKHH.',
  dateInvalid: 'Please choose a valid date.',
  dateInFuture: 'The date cannot be in the future.',
  amountInvalid: 'Enter the amount in figures with at most two decimals, like 10,000.50.',
  percentInvalid: 'Enter a percentage from 0 to 100, like 25 or 33.33.',
  wholeNumberInvalid:
    'Enter a whole number in digits, such as 5, without a unit. Check that it is not too large.',
  charactersInvalid:
    'There is an invisible character or a line break in this field. Delete the text and type it again rather than pasting it.',
  sameAddressCircle: 'These addresses refer to each other, but none is given. Enter at least one of them.',
  amountBelowMinimum: 'This is below the smallest drawdown. Enter a higher amount.',
  repaymentOverdue: 'A bill is past its due date. Pay it first, then draw again.',
  amountAboveAvailable: 'This is more than you can draw now. Enter a lower amount.',
  amountAboveOutstanding: 'This is more than is left to pay. Check the amount.',
  quoteExpired: 'The quote has expired. Ask for a new one.',
  redPacketUnusable:
    'The red packet has expired, was voided or is used on another drawdown. Please ask for a new quote.',
  accountDeductsRepayments: 'Repayments are deducted from this account, so it cannot be unlinked.',
  accountConfirmedByLender: 'We have confirmed this account. Please contact customer service to unlink it.',
  accountBoundsDebt:
    'You have a drawdown that is not repaid or is being processed, and this account’s balance limits what you may draw. You can unlink it once everything is repaid.',
  noUsableAccount:
    'There is no account that we can pay into: it has to be verified, and unchanged for 24 hours. Please see Payout accounts.',
  signatoryNotProven:
    'First confirm which of the company’s signatories you are. Everyone signs a promissory note for themselves.',
  anotherSignatory:
    'Everyone signs a promissory note for themselves. This director has to log in to their own account and sign it there.',
  noSecondAdministrator:
    'Your company has only one administrator, so nobody could approve. Invite another first.',
  ownRequest: 'You requested this drawdown yourself. Another administrator has to approve it.',
  noIndependentAdministrator:
    'Nobody can approve this one: you invited, accepted or promoted the other administrators. Let one of them request it, so that you can approve, or have customer service add an administrator.',
  newAdministrator: 'You became an administrator less than 24 hours ago and cannot approve drawdowns yet.',
  addedByRequester:
    'The person who requested it invited you, accepted you or made you an administrator, so you cannot approve it.',
  contactOfAnother:
    'This reaches another signer or user of the company. Each signer needs their own email and mobile number.',
  requesterLeft: 'The person who requested it is no longer an administrator, so it cannot be approved.',
  lenderColleague:
    'This address belongs to the lender’s staff, who can join only as a user, not as an administrator.',
  atLeastOne: 'Please provide at least one of these.',
  tooMany: 'There are too many. Please remove some.',
  fileTypeInvalid: 'Use a PDF, JPG, JPEG, PNG or HEIC file.',
  fileNameInvalid:
    'A file name can’t contain a slash (/ or \\) or invisible characters. Rename the file and upload it again.',
  fileEmpty: 'This file is empty. Please choose another.',
  fileUnreadable:
    'This file can’t be opened: it may be damaged, or not be what its name says. Take the photo again or choose another file.',
  fileNeedsPassword: 'This PDF needs a password to open. Save a copy without the password and upload that.',
  fileDynamicForm:
    'This PDF is a form that only Adobe Reader can show. Print it to a PDF in Adobe Reader and upload that.',
  fileNotClean: 'This file did not pass our security scan. Please use another.',
  fileTooLarge: 'The file must be 20 MB or less. Compress it and try again.',
  fileTooLargeToPost: 'One call takes at most 4 MB. Send a larger file in parts of 4 MB.',
  partSizeInvalid: 'This part has the wrong size. Each part has 4 MB, except the last one.',
  checksumInvalid: 'The file check failed. Please choose the file again.',
  nothingChanged: 'Nothing is different yet: make a change, then submit it.',
  cannotBePrinted:
    'This has a character that is invisible or cannot be printed on your agreement. Write it another way, for example in Latin letters.',
  notReturned: 'The reviewer did not ask for this to be changed, so it stays as it is.',
  notCorrected: 'The reviewer asked for a change here, and there is none yet. Change it, then submit.',
  ownershipCircle:
    'These companies own each other in a circle, so their ultimate owners cannot be determined. Please check, or call us.',
  ownersMissing:
    'Not all owners of this company are named yet. Please go on until you reach the people behind it.',
} satisfies Record<FieldRule, string>
