import { isMobile, mobileAreaCodes } from '../identifiers/mobile.ts'
import { plainCharacters } from './plain-characters.ts'

export interface Mobile {
  /** In wire form: "+86". */
  readonly areaCode: string
  /** Digits only, without the area code. */
  readonly number: string
}

/** Grouping characters. */
const grouping = /[\s().·•\-‐-―]/g

/** The number after an area code at the front of `digits`, if it is a mobile number of that area. */
const afterCode = (digits: string, areaCode: string): Mobile | undefined => {
  const code = areaCode.slice(1)
  const number = digits.slice(code.length)
  return digits.startsWith(code) && isMobile(areaCode, number) ? { areaCode, number } : undefined
}

/**
 * Reads a mobile number as people type and paste it: with spaces, dashes and brackets, in full width, with its area
 * code in front ("+86 138-0013-8000", "0085261234567"). `areaCode` is the selected one; one with a plus or two zeros
 * takes precedence. Undefined for anything but a mobile number of an area served, and for ambiguous ones.
 */
export const readMobile = (areaCode: string, typed: string): Mobile | undefined => {
  const text = plainCharacters(typed).replace(grouping, '')
  const international = /^(?:\+|00)(\d+)$/.exec(text)?.[1]
  if (international)
    return mobileAreaCodes.map((code) => afterCode(international, code)).find((read) => read !== undefined)
  if (!/^\d+$/.test(text)) return undefined
  if (isMobile(areaCode, text)) return { areaCode, number: text }
  // With +1, 13800138000 may be a number of China, or one of +1 with its code in front.
  return mobileAreaCodes.some((code) => isMobile(code, text)) ? undefined : afterCode(text, areaCode)
}
