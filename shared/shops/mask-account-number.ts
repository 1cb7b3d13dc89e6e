const hidden = '••••'

/** An account's number or address, recognisable to its holder: "•••• 1234", "z•••@example.com". */
export const maskAccountNumber = (number: string): string => {
  const at = number.lastIndexOf('@')
  if (at > 0) return `${String.fromCodePoint(number.codePointAt(0) ?? 0)}•••${number.slice(at)}`
  // Four characters would be most of a short one.
  return number.length > 6 ? `${hidden} ${number.slice(-4)}` : hidden
}
