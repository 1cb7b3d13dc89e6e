import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'

const signed = (isLess: boolean, text: string): string => `${isLess ? '−' : '+'}${text}`

/** The difference of two amounts, with its sign; undefined if they are equal. */
export const amountChange = (
  before: string,
  after: string,
  money: (amount: string) => string,
): string | undefined => {
  const cents = centsFromDecimal(after) - centsFromDecimal(before)
  return cents === 0 ? undefined : signed(cents < 0, money(decimalFromCents(Math.abs(cents))))
}

const decimals = 6

/** The difference of two factors, which are plain numbers of at most six decimals. */
export const factorChange = (before: string, after: string): string | undefined => {
  const millionths = Math.round((Number(after) - Number(before)) * 10 ** decimals)
  return millionths === 0 ? undefined : signed(millionths < 0, String(Math.abs(millionths) / 10 ** decimals))
}
