export type ChineseScript = 'zh-CN' | 'zh-TW'

interface Numerals {
  digits: string
  /** Units of a group of four digits: one, ten, hundred, thousand. */
  places: readonly string[]
  tenThousand: string
  hundredMillion: string
}

/** Financial numerals: strokes that cannot be altered into another figure on paper. */
export const chineseScripts: Record<ChineseScript, Numerals> = {
  'zh-CN': {
    digits: '零壹贰叁肆伍陆柒捌玖',
    places: ['', '拾', '佰', '仟'],
    tenThousand: '万',
    hundredMillion: '亿',
  },
  'zh-TW': {
    digits: '零壹貳參肆伍陸柒捌玖',
    places: ['', '拾', '佰', '仟'],
    tenThousand: '萬',
    hundredMillion: '億',
  },
}

/** A group of four digits; a run of zeros within it is written as one, zeros at its end are left out. */
const underTenThousand = (value: bigint, { digits, places }: Numerals): string => {
  let words = ''
  let zeroPending = false
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Number((value / 10n ** BigInt(place)) % 10n)
    if (digit === 0) {
      zeroPending = words !== ''
      continue
    }
    words += `${zeroPending ? digits[0] : ''}${digits[digit]}${places[place]}`
    zeroPending = false
  }
  return words
}

const positive = (value: bigint, numerals: Numerals): string => {
  for (const [size, name] of [
    [10n ** 8n, numerals.hundredMillion],
    [10n ** 4n, numerals.tenThousand],
  ] as const) {
    if (value < size) continue
    const rest = value % size
    const gap = rest > 0n && rest < size / 10n ? numerals.digits[0] : ''
    return `${positive(value / size, numerals)}${name}${gap}${rest > 0n ? positive(rest, numerals) : ''}`
  }
  return underTenThousand(value, numerals)
}

/** A whole number of 0 or above in financial numerals, as 壹拾万零伍佰. */
export const chineseInteger = (value: bigint, script: ChineseScript): string => {
  const numerals = chineseScripts[script]
  return value === 0n ? numerals.digits.charAt(0) : positive(value, numerals)
}
