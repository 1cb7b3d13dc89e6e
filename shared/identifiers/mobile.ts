const patterns = {
  '+86': /^1[3-9]\d{9}$/,
  '+852': /^[5689]\d{7}$/,
  '+1': /^[1-9]\d{9}$/,
} as const

export type MobileAreaCode = keyof typeof patterns

/** The area codes served, in wire form. */
export const mobileAreaCodes = ['+86', '+852', '+1'] as const satisfies readonly MobileAreaCode[]

export const isMobileAreaCode = (text: string): text is MobileAreaCode => Object.hasOwn(patterns, text)

/** True when `number` (digits only) is a mobile number of `areaCode` ("+86"). False for an area code not served. */
export const isMobile = (areaCode: string, number: string): boolean =>
  isMobileAreaCode(areaCode) && patterns[areaCode].test(number)

/**
 * True for a valid number in a signup: a mobile number of an area served or, for any other, a number of plausible form.
 * A number that dials into an area served has to satisfy that area's rule, however it is split.
 */
export const isSignupMobile = (areaCode: string, number: string): boolean => {
  if (isMobileAreaCode(areaCode)) return isMobile(areaCode, number)
  const dialled = `${areaCode}${number}`
  return (
    /^\+[1-9]\d{0,3}$/.test(areaCode) &&
    /^\d{4,14}$/.test(number) &&
    // E.164 has at most fifteen digits.
    dialled.length <= 16 &&
    !mobileAreaCodes.some((served) => dialled.startsWith(served))
  )
}
