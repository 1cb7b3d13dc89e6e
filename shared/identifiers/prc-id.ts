import { type BusinessDate, isBusinessDate } from '../time/business-date.ts'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkCharacters = '10X98765432'

/** True for the form of a resident identity number, with any check character and date. */
export const isPrcIdForm = (text: string): boolean => /^\d{17}[\dX]$/.test(text)

/** The date of birth in a resident identity number; undefined if it is no date. */
export const birthDateOfPrcId = (text: string): BusinessDate | undefined => {
  const date = `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`
  return isBusinessDate(date) ? date : undefined
}

/** True for a resident identity number of mainland China (GB 11643): check character, and a real date of birth. */
export const isPrcId = (text: string): boolean => {
  if (!isPrcIdForm(text) || !birthDateOfPrcId(text)) return false
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text.charAt(index)), 0)
  return checkCharacters.charAt(sum % 11) === text.charAt(17)
}
