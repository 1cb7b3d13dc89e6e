/** The checksum's summand for the missing first letter of a one-letter card: a space counts 36, weighted by 9. */
const blank = 36

const letterValue = (letter: string): number => letter.charCodeAt(0) - 'A'.charCodeAt(0) + 10

const form = /^([A-Z]?)([A-Z])(\d{6})(?:\(([\dA])\)|([\dA]))$/

/** True for the form of a Hong Kong identity card number, with any check digit: A123456(3), A1234563. */
export const isHkidForm = (text: string): boolean => form.test(text)

/** True for a Hong Kong identity card number in capitals, the check figure in brackets or bare. */
export const isHkid = (text: string): boolean => {
  const match = form.exec(text)
  if (!match) return false
  const [, first = '', second = '', digits = '', bracketed, bare] = match
  const values = [
    first === '' ? blank : letterValue(first),
    letterValue(second),
    ...Array.from(digits, Number),
  ]
  const sum = values.reduce((total, value, index) => total + value * (9 - index), 0)
  const check = (11 - (sum % 11)) % 11
  return (check === 10 ? 'A' : String(check)) === (bracketed ?? bare)
}
