import { isBusinessDate } from '../time/business-date.ts'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkCharacters = '10X98765432'

/** True for a resident identity number of mainland China (GB 11643): check character, and a date of birth that exists. */
export const isPrcId = (text: string): boolean => {
  if (!/^\d{17}[\dX]$/.test(text)) return false
  if (!isBusinessDate(`${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`)) return false
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text.charAt(index)), 0)
  return checkCharacters.charAt(sum % 11) === text.charAt(17)
}
