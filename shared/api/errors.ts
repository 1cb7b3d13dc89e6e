/**
 * The error catalogue: every code that a refusal can carry, with the HTTP status it travels under.
 * Codes travel; the words for them live in the web's locales, keyed by `ErrorCode`.
 */
export const errorCatalogue = {
  // The landing shell's own codes. Their words depend on the call (see the web's per-call messages).
  1: 409,
  2: 409,
  3: 409,
  400: 400,
  401: 401,
  403: 403,
  404: 404,
  429: 429,
  2003: 200,
  411003: 401,
  411004: 409,
  411005: 409,
  411006: 409,

  // Outcomes of common operations
  20001: 200,
  20002: 422,
  20003: 200,
  20004: 422,
  20005: 200,
  20006: 422,
  20007: 422,
  20008: 400,
  20009: 409,
  20010: 409,
  20011: 400,
  20012: 400,
  20013: 500,
  20015: 400,
  20016: 422,
  20017: 409,
  20018: 404,

  // Companies and users
  30001: 422,
  30002: 400,
  30003: 400,
  30004: 400,
  30005: 400,
  30006: 500,
  30007: 409,
  30008: 500,
  30009: 409,
  30010: 422,
  30011: 400,
  30012: 409,
  30013: 409,
  30014: 400,
  30015: 403,
  30016: 409,
  30017: 422,
  30033: 409,

  // KYC
  40001: 409,
  40002: 409,
  40003: 500,
  40004: 409,
  40005: 422,

  // Files
  50001: 500,
  50002: 422,
  50003: 404,

  // Verification codes
  60001: 400,
  60002: 422,
  60003: 422,

  70001: 422,

  // Login and accounts
  80001: 401,
  80002: 423,
  80003: 401,
  80004: 404,
  80005: 403,
  80006: 422,
  80007: 403,
  80008: 400,
  80009: 422,
  80010: 422,
  80011: 422,
  80012: 422,
  80013: 422,
  80014: 429,
  80015: 429,
  80016: 403,
  80017: 429,
  80018: 403,
  80019: 429,
  800003: 401,
  80800001: 422,
  80800003: 422,
  80810004: 401,

  // Company and user input
  90010001: 400,
  90010002: 400,
  90010003: 400,
  90010004: 400,
  90010005: 400,
  90010006: 400,
  90010007: 400,
  90010008: 400,
  90010009: 400,
  90010010: 400,
  90010011: 400,
  90010012: 409,

  // KYC decisions
  90020001: 422,
  90020002: 422,
  90020003: 409,

  // The system itself
  500: 500,
  501: 500,
  502: 502,
  503: 503,
  504: 504,
  505: 500,
  506: 500,
  507: 500,
  508: 500,
  509: 500,
  510: 500,
  511: 500,
  512: 500,
  513: 500,
  514: 500,
  515: 500,
} as const satisfies Record<number, number>

/** A code of the catalogue, as it travels in an envelope. */
export type ErrorCode = keyof typeof errorCatalogue

/** Codes that the request pipeline itself can answer on every endpoint, whatever the endpoint declares. */
export const pipelineCodes = {
  invalidInput: 20008,
  malformedJson: 20011,
  notLoggedIn: 401,
  forbidden: 403,
  notFound: 404,
  internal: 500,
} as const satisfies Record<string, ErrorCode>

/** The HTTP status that `code` travels under. */
export const statusOf = (code: ErrorCode): number => errorCatalogue[code]

/** True when `value` is a code of the catalogue. */
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'number' && Object.hasOwn(errorCatalogue, value)
