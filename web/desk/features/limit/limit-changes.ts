import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'

const signed = (isLess: boolean, text: string): string => `${isLess ? '−' : '+'}${text}`

/** By how much an amount differs, with its sign; undefined where it does not. */
export const amountChange = (
  before: string,
  after: string,
  money: (amount: string) => string,
): string | undefined => {
  const cents = centsFromDecimal(after) - centsFromDecimal(before)
  return cents === 0 ? undefined : signed(cents < 0, money(decimalFromCents(Math.abs(cents))))
}

const decimals = 6

/** The same of a factor, which is a plain number of six decimals at most. */
export const factorChange = (before: string, after: string): string | undefined => {
  const millionths = Math.round((Number(after) - Number(before)) * 10 ** decimals)
  return millionths === 0 ? undefined : signed(millionths < 0, String(Math.abs(millionths) / 10 ** decimals))
}
