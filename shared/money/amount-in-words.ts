import type { Cents } from './cents.ts'
import { type ChineseScript, chineseInteger, chineseScripts } from './chinese-numerals.ts'
import type { Currency } from './currency.ts'
import { englishInteger } from './english-numerals.ts'

export type WordsLanguage = 'en' | ChineseScript

interface EnglishCurrency {
  name: string
  minor: string
  oneMinor: string
}

const englishCurrencies: Record<Currency, EnglishCurrency> = {
  GBP: { name: 'Pounds Sterling', minor: 'Pence', oneMinor: 'Penny' },
  USD: { name: 'United States Dollars', minor: 'Cents', oneMinor: 'Cent' },
  HKD: { name: 'Hong Kong Dollars', minor: 'Cents', oneMinor: 'Cent' },
  CNY: { name: 'Renminbi Yuan', minor: 'Fen', oneMinor: 'Fen' },
  EUR: { name: 'Euros', minor: 'Cents', oneMinor: 'Cent' },
}

const chineseCurrencies: Record<ChineseScript, Record<Currency, string>> = {
  'zh-CN': { GBP: '英镑', USD: '美元', HKD: '港币', CNY: '人民币', EUR: '欧元' },
  'zh-TW': { GBP: '英鎊', USD: '美元', HKD: '港幣', CNY: '人民幣', EUR: '歐元' },
}

const inEnglish = (units: bigint, minor: number, currency: Currency): string => {
  const { name, minor: many, oneMinor } = englishCurrencies[currency]
  const minorTranslations =
    minor === 0 ? '' : ` and ${englishInteger(BigInt(minor))} ${minor === 1 ? oneMinor : many}`
  return `${name} ${englishInteger(units)}${minorTranslations} Only`
}

/** Pounds have pence and no unit in between: 镑 and 便士. */
const poundSigns: Record<ChineseScript, string> = { 'zh-CN': '镑', 'zh-TW': '鎊' }

/** Closes an amount that ends before its smallest unit, so that nothing can be appended. */
const closings: Record<ChineseScript, string> = { 'zh-CN': '整', 'zh-TW': '正' }

/** The text after the whole units, for pounds. */
const penceInChinese = (pence: number, script: ChineseScript): string =>
  pence === 0 ? closings[script] : `${chineseInteger(BigInt(pence), script)}便士`

/** The text after the whole units, for currencies of ten 角 and a hundred 分. */
const fenInChinese = (minor: number, script: ChineseScript): string => {
  const { digits } = chineseScripts[script]
  const [tenths, hundredths] = [Math.floor(minor / 10), minor % 10]
  const jiao = tenths > 0 ? `${digits[tenths]}角` : ''
  return `${jiao}${hundredths > 0 ? `${digits[hundredths]}分` : closings[script]}`
}

/**
 * Follows the People's Bank of China's rules for filling in negotiable instruments: 整 (正 in Hong Kong) closes an
 * amount that ends at the whole unit or at 角, none follows the smallest unit, and 零 stands for empty tenths before it.
 */
const inChinese = (units: bigint, minor: number, currency: Currency, script: ChineseScript): string => {
  const isPounds = currency === 'GBP'
  const unit = isPounds ? poundSigns[script] : '元'
  const main = units > 0n || minor === 0 ? `${chineseInteger(units, script)}${unit}` : ''
  const gap = main !== '' && minor > 0 && minor < 10 ? chineseScripts[script].digits[0] : ''
  const rest = isPounds ? penceInChinese(minor, script) : fenInChinese(minor, script)
  return `${chineseCurrencies[script][currency]}${main}${gap}${rest}`
}

/**
 * An amount written out as a note or an agreement states it, currency first, in English or in Chinese financial
 * numerals. Throws RangeError when the amount is negative or no whole number of minor units.
 */
export const amountInWords = (cents: Cents, currency: Currency, language: WordsLanguage): string => {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`No amount to put in words: ${cents}`)
  const units = BigInt(cents) / 100n
  const minor = cents % 100
  return language === 'en' ? inEnglish(units, minor, currency) : inChinese(units, minor, currency, language)
}
