const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** True for the form of a unified social credit code, with any check character. */
export const isUsccForm = (text: string): boolean => /^[0-9A-HJ-NP-RTUW-Y]{18}$/.test(text)

/** True for a unified social credit code of mainland China, 18 characters, by GB 32100-2015's check character. */
export const isUscc = (text: string): boolean => {
  if (!isUsccForm(text)) return false
  const sum = weights.reduce(
    (total, weight, index) => total + weight * alphabet.indexOf(text.charAt(index)),
    0,
  )
  return alphabet.charAt((31 - (sum % 31)) % 31) === text.charAt(17)
}
