import { type TradedCurrency, tradedCurrencySchema } from '../money/currency.ts'
import { plainCell } from './plain-cell.ts'

/** Names that banks and platforms write instead of a currency's code. */
const names: Readonly<Record<string, TradedCurrency>> = {
  RMB: 'CNY',
  人民币: 'CNY',
  人民幣: 'CNY',
  人民币元: 'CNY',
  港币: 'HKD',
  港幣: 'HKD',
  港元: 'HKD',
  美元: 'USD',
  美金: 'USD',
  欧元: 'EUR',
  歐元: 'EUR',
  英镑: 'GBP',
  英鎊: 'GBP',
  日元: 'JPY',
  日圓: 'JPY',
  円: 'JPY',
  원: 'KRW',
  新台币: 'TWD',
  新臺幣: 'TWD',
  新台幣: 'TWD',
  NTD: 'TWD',
  RM: 'MYR',
  RP: 'IDR',
  ZŁ: 'PLN',
  KČ: 'CZK',
}

/** Currency signs, with the capitals before them. A bare ¥ or $ may be that of several currencies. */
const signs: Readonly<Record<string, TradedCurrency>> = {
  'CN¥': 'CNY',
  'RMB¥': 'CNY',
  'CNH¥': 'CNH',
  HK$: 'HKD',
  US$: 'USD',
  NT$: 'TWD',
  S$: 'SGD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  C$: 'CAD',
  CA$: 'CAD',
  MX$: 'MXN',
  R$: 'BRL',
  '£': 'GBP',
  '€': 'EUR',
  '₩': 'KRW',
  '₫': 'VND',
  '฿': 'THB',
  '₱': 'PHP',
  '₹': 'INR',
  '₺': 'TRY',
  '₪': 'ILS',
}

/** The currency of a cell by its code, name or sign; undefined if it is ambiguous, or shops may not sell in it. */
export const currencyNamed = (cell: string): TradedCurrency | undefined => {
  const text = plainCell(cell).toUpperCase()
  return names[text] ?? signs[text] ?? tradedCurrencySchema.safeParse(text).data
}

/** `US $12.00` as well. */
const sign = /(?:(?<![A-Z])[A-Z]{1,3} ?)?\p{Sc}/gu
const longName = Object.keys(names).filter((name) => !/^[A-Z]{3}$/.test(name))
const name = new RegExp(`(?<!\\p{L})(?:${longName.join('|')}|[元圆圓])整?\\.?(?!\\p{L})`, 'giu')
const code = /(?<=^[-+(]?\s*)[A-Z]{3}(?=[\s\d.,-])|[A-Z]{3}(?=\)?$)/g

/** An amount without its currency, and the currency's code where the amount identifies it. */
export const splitCurrency = (amount: string): { rest: string; currency?: string } => {
  const found: string[] = []
  const take = (mark: string): string => {
    found.push(mark.replace(/整?\.?$/, '').replace(' ', ''))
    return ''
  }
  const rest = [sign, name, code].reduce((text, form) => text.replaceAll(form, take), amount).trim()
  const [currency] = found.flatMap((mark) => currencyNamed(mark) ?? (/^[A-Z]{3}$/.test(mark) ? mark : []))
  return currency ? { rest, currency } : { rest }
}
