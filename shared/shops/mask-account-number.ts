const hidden = '••••'

/** An account's number or address as far as its holder needs to know it again: "•••• 1234", "z•••@example.com". */
export const maskAccountNumber = (number: string): string => {
  const at = number.lastIndexOf('@')
  if (at > 0) return `${String.fromCodePoint(number.codePointAt(0) ?? 0)}•••${number.slice(at)}`
  // Of a short one, four characters would be most of it.
  return number.length > 6 ? `${hidden} ${number.slice(-4)}` : hidden
}
