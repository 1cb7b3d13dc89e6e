const small =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']
const groups = ['', ' Thousand', ' Million', ' Billion', ' Trillion']

const underHundred = (value: number): string => {
  if (value < 20) return small[value] ?? ''
  const unit = value % 10
  return `${tens[Math.floor(value / 10)]}${unit > 0 ? `-${small[unit]}` : ''}`
}

const underThousand = (value: number): string => {
  if (value < 100) return underHundred(value)
  const rest = value % 100
  return `${small[Math.floor(value / 100)]} Hundred${rest > 0 ? ` and ${underHundred(rest)}` : ''}`
}

/**
 * A whole number from 0 to 999 trillion in English words, with the British "and" that Hong Kong instruments use:
 * "One Hundred Thousand and Five". Throws RangeError outside that range.
 */
export const englishInteger = (value: bigint): string => {
  if (value < 0n || value >= 10n ** 15n) throw new RangeError(`No words for ${value}`)
  if (value === 0n) return 'Zero'
  const words: string[] = []
  let left = value
  for (const group of groups) {
    const figure = Number(left % 1000n)
    if (figure > 0) words.unshift(`${underThousand(figure)}${group}`)
    left /= 1000n
  }
  const lastGroup = Number(value % 1000n)
  const needsAnd = words.length > 1 && lastGroup > 0 && lastGroup < 100
  return needsAnd ? `${words.slice(0, -1).join(' ')} and ${words.at(-1)}` : words.join(' ')
}
