import type { ErrorName } from '../errors.ts'

/** The message of `largeBodyRefusal`, in a constant of its own: a CloudFront function has no room for all texts. */
export const bodyTooLarge =
  'This is too large: one call takes at most 4 MB. Send a larger file in parts of 4 MB.'

/** The user's text for each error of the catalogue, with what to do. */
export const errorTexts = {
  signupPhoneTaken: 'This phone number is already registered. Log in, or use another number.',
  emailUnknown: 'We do not recognise this email. Check it and try again.',
  emailRegistered: 'This email already exists. Please log in.',
  signupEmailTaken: 'This email is already registered. Log in, or use another email.',
  wrongPassword: 'The email, mobile number or password is wrong. Check them and try again.',
  notLoggedIn: 'Please log in to continue.',
  accountBlocked: 'This account has been disabled. Please contact customer service.',
  forbidden: 'You are not allowed to do this. Ask your company’s administrator for access.',
  unknownRoute: 'We could not find this. It may have moved; go back and try again.',
  tooManyRequests: 'That was too many tries. Wait a little and try again.',
  belongsToOtherPortal: 'Your account belongs to another portal; we are taking you there.',
  paymentAuthorisationFailed: 'The payment platform did not authorise us. Go back there and start again.',
  paymentAccountBound: 'This payment account is linked to another user. Please contact customer service.',
  paymentAccountExists: 'This payment account is linked to another user. Please contact customer service.',
  paymentCompanyExists: 'This company’s information already exists. Please contact customer service.',
  added: 'Added.',
  notAdded: 'It could not be added. Please try again.',
  currencyNotTaken:
    'We don’t support the currency that this shop sells in yet, so it can’t count towards a limit and wasn’t linked.',
  updated: 'Updated.',
  notUpdated: 'It could not be updated. Please try again.',
  deleted: 'Deleted.',
  notDeleted: 'It could not be deleted. Please try again.',
  verificationFailed: 'Verification failed. Check the details and try again.',
  invalidInput: 'Some details are missing or incorrect. Correct the fields marked below.',
  changedMeanwhile: 'This was changed at the same moment. Reload the page to see where things stand.',
  beingProcessed: 'This is being processed. Check back in a moment.',
  fileBeingChecked:
    'This file is being scanned for viruses, usually for less than a minute. Please open it a little later.',
  alreadyDone: 'This has already been submitted. There is no need to do it again.',
  malformedJson: 'The request could not be read. Reload the page and try again.',
  invalidDate: 'The date is not in the right form. Please pick it again.',
  databaseFailure: 'Saving failed. Reload the page to see where things stand before trying again.',
  tooManyItems: 'At most 1,000 items can be processed at once. Submit them in batches.',
  wrongState: 'This cannot be done at the moment. Reload the page to see where things stand.',
  anotherShop:
    'This is not the shop that was to be authorised again. On the platform, sign in to the account of that shop and try again.',
  lastAdministrator: 'A company needs at least one administrator. Make someone else an administrator first.',
  fileUncheckable:
    'This file could not be scanned for viruses, so it cannot be opened. Remove any password and upload it again.',
  noCurrentBenchmark:
    'There is no recently published benchmark rate, so nothing can be priced now. Please try again later.',
  alreadyExists: 'This already exists, so there is no need to add it again.',
  notFound: 'This could not be found; it may have been deleted. Reload the page.',
  shopWithoutSales: 'This shop has had no transactions in the last two years, so it can’t be linked yet.',
  templateUnavailable: 'The template is not available. Try again later or contact customer service.',
  brnMissing: 'Enter the business registration number (BRN).',
  englishNameMissing: 'Enter the company’s English name.',
  usccMissing: 'Enter the unified social credit code (USCC).',
  chineseNameMissing: 'Enter the company’s Chinese name.',
  companyNumberNotIssued: 'A company number could not be issued. Please try again later.',
  emailTaken: 'A user with this email already exists. Use another email.',
  userNumberNotIssued: 'A user number could not be issued. Please try again later.',
  verifiedEmailFixed: 'This email is verified and cannot be changed here. Contact customer service.',
  unlockedTooOften: 'The account cannot be unlocked again. Please contact customer service.',
  invalidRegion: 'The region is not valid. Please choose again.',
  phoneTaken: 'This phone number is already in use. Use another one.',
  alreadyInCompany: 'You are already linked to a company with this BRN.',
  companyRegistrationMissing: 'Enter the company registration number.',
  invitationNeeded: 'This company is already here. Ask its administrator to invite you.',
  alreadyHasBrn: 'You already have a company with the same BRN.',
  invitationExpired: 'The invitation link has expired. Ask the administrator for a new one.',
  duplicateBrn: 'This BRN may be a duplicate. Please check it.',
  kycPending: 'A verification request is already pending. Please wait for its result.',
  kycApproved: 'The company is already verified; nothing more is needed.',
  kycSystemError: 'The system had a problem; what you saved is safe. Try again later.',
  kycUnderReview: 'Verification is under review. It usually takes 3–7 working days.',
  invalidRiskLevel: 'This company cannot be assessed at present. Please contact customer service.',
  downloadFailed: 'The download failed. Please try again.',
  fileUnsafe:
    'Our security scan found malware in this file and deleted it. Check your computer for viruses, then upload a clean copy.',
  checksumMismatch:
    'The file is not what its name says, or was damaged on its way, and was not kept. Check that it opens, then upload it again.',
  fileMissing: 'The file is missing. Please upload it again.',
  codeMissing: 'Enter the verification code.',
  secondFactorNeeded: 'One more step is needed to log in.',
  stepUpNeeded: 'You did not confirm that it is you, so nothing was changed.',
  codeExpired: 'The code has expired. Please request a new one.',
  codeIncorrect: 'That code is wrong. Check it and enter it again.',
  ruleBroken: 'The selected rule is not valid. Reload the page and choose again.',
  userNotVerified:
    'This passkey did not check who is using it. Use a device or security key with a fingerprint, face or PIN.',
  passwordTooNew:
    'The password was reset by email within the last 24 hours and cannot confirm that it is you before {{until}}. Try again then, or use two-step verification.',
  resetTooRecent:
    'The password of this account was reset by email within the last 24 hours. In case somebody else reads the mailbox, identity documents are not shown and nothing can be signed or declined before {{until}}. Try again then.',
  wrongPasswordCaptchaNeeded:
    'The email, mobile number or password is wrong. Check them, and type the characters in the picture as well.',
  accountLocked: 'Too many wrong passwords: the account is locked and opens again tomorrow.',
  wrongEmailOrPassword: 'The email, mobile number or password is wrong. Check them and try again.',
  userNotFound: 'There is no such user. Please sign up first.',
  mobileNotVerified: 'Verify your mobile number in your profile first.',
  userNotActivated:
    'Activate your account first: open the link in the activation email, or send it again at the top of the page.',
  invitationLinkInvalid: 'The link to set a password no longer works. Please request a new one.',
  wrongUserStatus: 'There is a problem with this account. Please contact customer service.',
  secondFactorMissing: 'Set up two-step verification first: your company requires it.',
  emailMissing: 'Enter your email.',
  linkInvalid: 'The code or link is not valid. Check it, or request a new one.',
  linkExpired: 'The code or link has expired. Please request a new one.',
  emailCodeExpired: 'The code sent to your email has expired. Please request a new one.',
  passwordNotReset: 'The password could not be reset. Please try again.',
  phoneCodeIncorrect: 'The code sent to your phone is not right. Check the message.',
  emailCodeIncorrect: 'The code sent to your email is not right. Check the email.',
  waitBeforeResending: 'Please wait one minute before sending again.',
  dailyCodesUsed: 'You have used today’s codes. Please try again tomorrow.',
  emailNotVerified: 'Your email is not verified. Open the link in the activation email, then log in.',
  dailyActivationMailsUsed: 'You have used today’s activation emails. Please try again tomorrow.',
  userDisabled: 'The account is not verified or is disabled. Please contact customer service.',
  captchaNeeded: 'More than 3 were sent in a day. Enter the code in the picture first.',
  wrongOldPassword: 'The current password is wrong or the user does not exist. Check and try again.',
  captchaMissing: 'Enter the picture code and try again.',
  invalidVerificationCode: 'The code is not valid. Please request a new one.',
  invalidCredentials: 'Those credentials are not valid. Please log in again.',
  invalidCompanyDetails: 'Something in the company details is wrong. Check them and submit again.',
  companyNameMissing: 'Enter the company’s name.',
  invalidCompanyName: 'The company name is not valid. Enter it as on the registration document.',
  invalidRegistrationNumber: 'The registration number is not valid. Check it against the document.',
  invalidUserDetails: 'Something in the user details is wrong. Check them and submit again.',
  userNameMissing: 'Enter the user’s name.',
  invalidEmail: 'The email is not valid. Please check it.',
  invalidMobile: 'The mobile number is not valid. Check the country code and the number.',
  notInternalEmail: 'Internal users must use the provider’s own email domain.',
  invalidLanguage: 'That language is not offered. Please choose another.',
  invalidRole: 'That role is not valid. Please choose again.',
  emailAlreadyVerified: 'The email is already verified; nothing more is needed.',
  kycIncomplete:
    'The verification lacks a contact of a signer, or two have the same. Where several sign, each needs an email address and a mobile number of their own: change the company’s details first.',
  companyNotVerified: 'The company is not verified yet. Complete its verification first.',
  kycAlreadyDecided: 'The verification has changed in the meantime. Reload the page and try again.',
  internalError:
    'Something went wrong on our side. Reload the page to see where things stand before trying again.',
  notAvailableYet: 'This is not available yet.',
  platformUnavailable: 'A service that we depend on did not answer. Please try again later.',
  noExchangeRates:
    'There are no exchange rates from the last 7 days to convert the shops’ sales. Please try again later.',
  underMaintenance: 'The service is being maintained. Please come back later.',
  timedOut: 'This took too long. Reload the page to see the result before trying again.',
  systemError505:
    'The system is having trouble (505). Try again later, or contact customer service if it persists.',
  systemError506:
    'The system is having trouble (506). Try again later, or contact customer service if it persists.',
  systemError507:
    'The system is having trouble (507). Try again later, or contact customer service if it persists.',
  systemError508:
    'The system is having trouble (508). Try again later, or contact customer service if it persists.',
  systemError509:
    'The system is having trouble (509). Try again later, or contact customer service if it persists.',
  systemError510:
    'The system is having trouble (510). Try again later, or contact customer service if it persists.',
  systemError511:
    'The system is having trouble (511). Try again later, or contact customer service if it persists.',
  systemError512:
    'The system is having trouble (512). Try again later, or contact customer service if it persists.',
  systemError513:
    'The system is having trouble (513). Try again later, or contact customer service if it persists.',
  systemError514:
    'The system is having trouble (514). Try again later, or contact customer service if it persists.',
  systemError515:
    'The system is having trouble (515). Try again later, or contact customer service if it persists.',
} satisfies Record<ErrorName, string>
