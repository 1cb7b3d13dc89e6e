import type { ClearingCode, FpsProxy } from './lender-account.schema.ts'

// Checked on deployment of the settings, not at runtime: every cold start would load these patterns.
const proxyForms: Record<FpsProxy['kind'], RegExp> = {
  fpsId: /^(?:\d{7}|\d{9})$/,
  mobile: /^\+852-[4-9]\d{7}$/,
  // At most 79 characters, as a field of the QR code has two digits for its length.
  email: /^(?=.{1,79}$)[\x21-\x7e]+@[\x21-\x7e]+\.[a-z]+$/i,
}

const codeForms: Record<ClearingCode['kind'], RegExp> = {
  sortCode: /^\d{2}-\d{2}-\d{2}$/,
  routingNumber: /^\d{9}$/,
  bankCode: /^\d{3}$/,
  cnaps: /^\d{12}$/,
}

/** The check digit of a routing number of the United States: the weighted sum of all digits is a multiple of ten. */
const isRoutingNumber = (code: string): boolean =>
  Array.from(code, Number).reduce((sum, digit, index) => sum + digit * ([3, 7, 1][index % 3] ?? 0), 0) %
    10 ===
  0

export const isFpsProxy = ({ kind, value }: FpsProxy): boolean => proxyForms[kind].test(value)

export const isClearingCode = ({ kind, code }: ClearingCode): boolean =>
  codeForms[kind].test(code) && (kind !== 'routingNumber' || isRoutingNumber(code))

/** The settings of the lender's accounts that have the wrong form. */
export const faultsOfAccounts = ({
  fps,
  localAccounts = {},
}: {
  fps?: FpsProxy | undefined
  localAccounts?:
    | Readonly<Record<string, { clearingCode?: ClearingCode | undefined } | undefined>>
    | undefined
}): string[] => [
  ...(fps && !isFpsProxy(fps) ? [`lender.fps: ${fps.value} is no ${fps.kind}`] : []),
  ...Object.entries(localAccounts).flatMap(([currency, account]) =>
    account?.clearingCode && !isClearingCode(account.clearingCode)
      ? [`lender.localAccounts.${currency}: ${account.clearingCode.code} is no ${account.clearingCode.kind}`]
      : [],
  ),
]
