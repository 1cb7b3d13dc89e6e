/**
 * True for the traded currencies without a smaller coin (ISO 4217): a platform that counts in the smallest unit counts
 * whole ones, and their amounts are shown without decimals. In a file of its own, as the first screen formats amounts.
 */
export const isWithoutCents = (currency: string): boolean => /^(JPY|KRW|VND|CLP)$/.test(currency)
