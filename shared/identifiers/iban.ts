/** By ISO 13616, whichever country. */
const pattern = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

const numberOf = (letter: string): string => String(Number.parseInt(letter, 36))

/** True for an International Bank Account Number with correct check digits, written without blanks. */
export const isIban = (text: string): boolean => {
  if (!pattern.test(text)) return false
  const digits = (text.slice(4) + text.slice(0, 4)).replaceAll(/[A-Z]/g, numberOf)
  return Array.from(digits).reduce((rest, each) => (rest * 10 + Number(each)) % 97, 0) === 1
}
