/**
 * The error catalogue: every reason for refusing a call, with the code in the envelope and the HTTP status. Handlers,
 * declarations and screens use only the names; their texts are in the web's locales, keyed by `ErrorName`.
 *
 * Some codes have different meanings on different calls, and so a name for each meaning: clients look among the names
 * that the call declares first, and then among those of the pipeline (`errorOfCode`). No call declares two names of one
 * code.
 */
export const errorCatalogue = {
  // The landing shell's own codes
  signupPhoneTaken: { code: 1, status: 409 },
  emailUnknown: { code: 1, status: 409 },
  emailRegistered: { code: 2, status: 409 },
  signupEmailTaken: { code: 3, status: 409 },
  wrongPassword: { code: 400, status: 400 },
  notLoggedIn: { code: 401, status: 401 },
  accountBlocked: { code: 401, status: 401 },
  forbidden: { code: 403, status: 403 },
  unknownRoute: { code: 404, status: 404 },
  tooManyRequests: { code: 429, status: 429 },
  belongsToOtherPortal: { code: 2003, status: 200 },
  paymentAuthorisationFailed: { code: 411003, status: 401 },
  paymentAccountBound: { code: 411004, status: 409 },
  paymentAccountExists: { code: 411005, status: 409 },
  paymentCompanyExists: { code: 411006, status: 409 },

  // Outcomes of common operations
  added: { code: 20001, status: 200 },
  notAdded: { code: 20002, status: 422 },
  currencyNotTaken: { code: 20002, status: 422 },
  updated: { code: 20003, status: 200 },
  notUpdated: { code: 20004, status: 422 },
  deleted: { code: 20005, status: 200 },
  notDeleted: { code: 20006, status: 422 },
  verificationFailed: { code: 20007, status: 422 },
  fileUnsafe: { code: 20007, status: 422 },
  invalidInput: { code: 20008, status: 400 },
  changedMeanwhile: { code: 20009, status: 409 },
  beingProcessed: { code: 20009, status: 409 },
  fileBeingChecked: { code: 20009, status: 409 },
  alreadyDone: { code: 20010, status: 409 },
  malformedJson: { code: 20011, status: 400 },
  invalidDate: { code: 20012, status: 400 },
  databaseFailure: { code: 20013, status: 500 },
  tooManyItems: { code: 20015, status: 400 },
  wrongState: { code: 20016, status: 422 },
  noCurrentBenchmark: { code: 20016, status: 422 },
  anotherShop: { code: 20016, status: 422 },
  lastAdministrator: { code: 20016, status: 422 },
  userNotVerified: { code: 20016, status: 422 },
  fileUncheckable: { code: 20016, status: 422 },
  alreadyExists: { code: 20017, status: 409 },
  notFound: { code: 20018, status: 404 },
  shopWithoutSales: { code: 20018, status: 404 },

  // Companies and users
  templateUnavailable: { code: 30001, status: 422 },
  brnMissing: { code: 30002, status: 400 },
  englishNameMissing: { code: 30003, status: 400 },
  usccMissing: { code: 30004, status: 400 },
  chineseNameMissing: { code: 30005, status: 400 },
  companyNumberNotIssued: { code: 30006, status: 500 },
  emailTaken: { code: 30007, status: 409 },
  userNumberNotIssued: { code: 30008, status: 500 },
  verifiedEmailFixed: { code: 30009, status: 409 },
  unlockedTooOften: { code: 30010, status: 422 },
  invalidRegion: { code: 30011, status: 400 },
  phoneTaken: { code: 30012, status: 409 },
  alreadyInCompany: { code: 30013, status: 409 },
  companyRegistrationMissing: { code: 30014, status: 400 },
  invitationNeeded: { code: 30015, status: 403 },
  alreadyHasBrn: { code: 30016, status: 409 },
  invitationExpired: { code: 30017, status: 422 },
  duplicateBrn: { code: 30033, status: 409 },

  // KYC
  kycPending: { code: 40001, status: 409 },
  kycApproved: { code: 40002, status: 409 },
  kycSystemError: { code: 40003, status: 500 },
  kycUnderReview: { code: 40004, status: 409 },
  invalidRiskLevel: { code: 40005, status: 422 },

  // Files
  downloadFailed: { code: 50001, status: 500 },
  checksumMismatch: { code: 50002, status: 422 },
  fileMissing: { code: 50003, status: 404 },

  // Verification codes
  codeMissing: { code: 60001, status: 400 },
  secondFactorNeeded: { code: 60001, status: 400 },
  stepUpNeeded: { code: 60001, status: 400 },
  codeExpired: { code: 60002, status: 422 },
  codeIncorrect: { code: 60003, status: 422 },

  ruleBroken: { code: 70001, status: 422 },
  passwordTooNew: { code: 70001, status: 422 },

  // Logging in and accounts
  wrongPasswordCaptchaNeeded: { code: 80001, status: 401 },
  accountLocked: { code: 80002, status: 423 },
  resetTooRecent: { code: 80002, status: 423 },
  wrongEmailOrPassword: { code: 80003, status: 401 },
  userNotFound: { code: 80004, status: 404 },
  userNotActivated: { code: 80005, status: 403 },
  invitationLinkInvalid: { code: 80006, status: 422 },
  wrongUserStatus: { code: 80007, status: 403 },
  secondFactorMissing: { code: 80007, status: 403 },
  emailMissing: { code: 80008, status: 400 },
  linkInvalid: { code: 80009, status: 422 },
  linkExpired: { code: 80010, status: 422 },
  emailCodeExpired: { code: 80010, status: 422 },
  passwordNotReset: { code: 80011, status: 422 },
  phoneCodeIncorrect: { code: 80012, status: 422 },
  emailCodeIncorrect: { code: 80013, status: 422 },
  waitBeforeResending: { code: 80014, status: 429 },
  dailyCodesUsed: { code: 80015, status: 429 },
  emailNotVerified: { code: 80016, status: 403 },
  dailyActivationMailsUsed: { code: 80017, status: 429 },
  mobileNotVerified: { code: 80018, status: 403 },
  userDisabled: { code: 80018, status: 403 },
  captchaNeeded: { code: 80019, status: 429 },
  wrongOldPassword: { code: 800003, status: 401 },
  captchaMissing: { code: 80800001, status: 422 },
  invalidVerificationCode: { code: 80800003, status: 422 },
  invalidCredentials: { code: 80810004, status: 401 },

  // Company and user input
  invalidCompanyDetails: { code: 90010001, status: 400 },
  companyNameMissing: { code: 90010002, status: 400 },
  invalidCompanyName: { code: 90010003, status: 400 },
  invalidRegistrationNumber: { code: 90010004, status: 400 },
  invalidUserDetails: { code: 90010005, status: 400 },
  userNameMissing: { code: 90010006, status: 400 },
  invalidEmail: { code: 90010007, status: 400 },
  invalidMobile: { code: 90010008, status: 400 },
  notInternalEmail: { code: 90010009, status: 400 },
  invalidLanguage: { code: 90010010, status: 400 },
  invalidRole: { code: 90010011, status: 400 },
  emailAlreadyVerified: { code: 90010012, status: 409 },

  // KYC decisions
  kycIncomplete: { code: 90020001, status: 422 },
  companyNotVerified: { code: 90020002, status: 422 },
  kycAlreadyDecided: { code: 90020003, status: 409 },

  // The system itself
  internalError: { code: 500, status: 500 },
  notAvailableYet: { code: 501, status: 500 },
  platformUnavailable: { code: 502, status: 502 },
  noExchangeRates: { code: 502, status: 502 },
  underMaintenance: { code: 503, status: 503 },
  timedOut: { code: 504, status: 504 },
  systemError505: { code: 505, status: 500 },
  systemError506: { code: 506, status: 500 },
  systemError507: { code: 507, status: 500 },
  systemError508: { code: 508, status: 500 },
  systemError509: { code: 509, status: 500 },
  systemError510: { code: 510, status: 500 },
  systemError511: { code: 511, status: 500 },
  systemError512: { code: 512, status: 500 },
  systemError513: { code: 513, status: 500 },
  systemError514: { code: 514, status: 500 },
  systemError515: { code: 515, status: 500 },
} as const satisfies Record<string, { code: number; status: number }>

/** The name of a refusal. */
export type ErrorName = keyof typeof errorCatalogue

/** The request pipeline's own errors on a call with a session. */
export const sessionErrors = [
  'notLoggedIn',
  'userNotActivated',
  'mobileNotVerified',
  'secondFactorMissing',
  'stepUpNeeded',
] as const satisfies readonly ErrorName[]

/** The request pipeline's own errors on every call. */
export const pipelineErrors = [
  'invalidInput',
  'malformedJson',
  ...sessionErrors,
  'forbidden',
  'unknownRoute',
  'internalError',
  'timedOut',
] as const satisfies readonly ErrorName[]

export type PipelineError = (typeof pipelineErrors)[number]

/** The code of `name`. */
export const codeOf = (name: ErrorName): number => errorCatalogue[name].code

/** The HTTP status of `name`. */
export const statusOf = (name: ErrorName): number => errorCatalogue[name].status

/** The meaning of `code` among the `declared` errors; undefined for a code that is not in the catalogue. */
export const errorOfCode = (code: number, declared: readonly ErrorName[]): ErrorName | undefined =>
  [...declared, ...pipelineErrors, ...(Object.keys(errorCatalogue) as ErrorName[])].find(
    (name) => codeOf(name) === code,
  )
