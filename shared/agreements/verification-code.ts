/** Crockford's base 32: no letter that could be read as a digit, and none that spells words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const bitsOfCharacter = 5
/** 160 bits: cannot be found by brute force. */
export const verificationCodeBytes = 20
const isCode = new RegExp(`^[${alphabet}]{${(verificationCodeBytes * 8) / bitsOfCharacter}}$`)

/** The verification code of a certified document, from random bytes. */
export const verificationCodeOf = (bytes: Uint8Array): string => {
  if (bytes.length !== verificationCodeBytes)
    throw new Error(`a verification code takes ${verificationCodeBytes} bytes, not ${bytes.length}`)
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((each) => alphabet[Number.parseInt(each, 2)]).join('')
}

/** As printed: in groups of four, for typing. */
export const groupedCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-')

/** A typed code in normalised form, or undefined if invalid. */
export const readVerificationCode = (typed: string): string | undefined => {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return isCode.test(code) ? code : undefined
}
