const patterns = {
  '+86': /^1[3-9]\d{9}$/,
  '+852': /^[5689]\d{7}$/,
  '+1': /^[1-9]\d{9}$/,
} as const

export type MobileAreaCode = keyof typeof patterns

/** The area codes that a mobile number may have, as they travel. */
export const mobileAreaCodes = ['+86', '+852', '+1'] as const satisfies readonly MobileAreaCode[]

export const isMobileAreaCode = (text: string): text is MobileAreaCode => Object.hasOwn(patterns, text)

/** True when `number` (digits only) is a mobile number of `areaCode` ("+86"). False for an area code not served. */
export const isMobile = (areaCode: string, number: string): boolean =>
  isMobileAreaCode(areaCode) && patterns[areaCode].test(number)
