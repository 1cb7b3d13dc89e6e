/** Letters that do not decompose into one of the Latin alphabet and an accent. */
const ligatures: Readonly<Record<string, string>> = {
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Ø: 'O',
  ø: 'o',
  Œ: 'OE',
  œ: 'oe',
  Đ: 'D',
  đ: 'd',
  Ł: 'L',
  ł: 'l',
  Þ: 'Th',
  þ: 'th',
  ı: 'i',
  '&': ' and ',
  '@': ' at ',
  _: '-',
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': "'",
  '”': "'",
  '"': "'",
}

/** Character set X of SWIFT, on one line. */
const isTaken = (character: string): boolean => /^[A-Za-z0-9/\-?:().,'+ ]$/.test(character)

/**
 * A text in the characters that SWIFT takes: accents are dropped, other signs become blanks. Undefined if it has letters
 * of another script, which only its owner can transliterate, or if no letter or digit remains.
 */
export const transliterateForSwift = (text: string): string | undefined => {
  const folded = Array.from(text.normalize('NFKC'), (character) => ligatures[character] ?? character)
    .join('')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
  if (/[^\P{L}A-Za-z]/u.test(folded)) return undefined
  const written = Array.from(folded, (character) => (isTaken(character) ? character : ' '))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    // Two slashes separate fields, and a line does not begin with a hyphen or a colon.
    .replaceAll(/\/{2,}/g, '/')
    .replace(/^[/:\-\s]+/, '')
    .trim()
  return /[A-Za-z0-9]/.test(written) ? written : undefined
}
