import { isIban } from '../identifiers/iban.ts'

/** What no text of the lender's that many sellers read may hold. */
export type PublicTextFault = 'accountNumber' | 'foreignLink'

/** Written in any width or script, and without what is not seen. Signs that take the look of others become them. */
const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{M}]/gu, '')
    .replaceAll(/\p{Pd}|[−‐‑]/gu, '-')

const digit = String.raw`[\p{N}零〇一二三四五六七八九壹贰叁肆伍陆柒捌玖貳參陸]`
const gap = String.raw`[\s\-._/\\|·•()[\]{}:,;*#~+]{0,3}`
const digitRuns = new RegExp(`${digit}(?:${gap}${digit})*`, 'gu')
const eachDigit = new RegExp(digit, 'gu')

/** A phone number of Hong Kong has eight digits, a day of the calendar too; few account numbers have fewer than nine. */
const minDigits = 9
/** Where a text speaks of paying to an account, so few are enough. */
const minWithAccount = 6

const speaksOfAccount =
  /账号|帐号|賬號|帳號|收款|汇款|匯款|转账|轉賬|轉帳|转入|轉入|户名|戶名|开户|開戶|户口|戶口|\baccount\s*(?:no|number|#)|\ba\/c\b|\biban\b|sort[\s-]?code|\bswift\b|bank account|beneficiary|\b(?:pay|paid|payments?|remit|transfers?)\s+(?:in)?to\b/iu

/** Days, times and amounts: figures that an announcement may well hold. */
const usualFigures = [
  /\b(?:19|20)\d{2}[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\d|3[01])\b/g,
  /\b(?:0?[1-9]|[12]\d|3[01])[/.](?:0?[1-9]|1[0-2])[/.](?:19|20)\d{2}\b/g,
  /\b(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?\b/g,
  /(?<![\d,.])(?:\d,)?\d{1,3},\d{3}(?:\.\d{2})?(?![\d,])/g,
]

const withoutUsualFigures = (text: string): string =>
  usualFigures.reduce((left, figures) => left.replaceAll(figures, '¤'), text)

const longestRun = (text: string): number =>
  Math.max(0, ...[...text.matchAll(digitRuns)].map(([run]) => run.match(eachDigit)?.length ?? 0))

const ibanLike = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?:[\s\-.]?[A-Z0-9]){11,30}/g
const shortestIban = 15

/** Whether a text that begins as an account number of a country does goes on as one: what follows it may be other words. */
const beginsWithIban = (text: string): boolean => {
  const letters = text.replaceAll(/[^A-Z0-9]/g, '')
  return Array.from({ length: Math.max(0, letters.length - shortestIban + 1) }, (_, more) =>
    letters.slice(0, shortestIban + more),
  ).some(isIban)
}

const holdsAccountNumber = (plain: string): boolean => {
  if ([...plain.toUpperCase().matchAll(ibanLike)].some(([found]) => beginsWithIban(found))) return true
  return speaksOfAccount.test(plain)
    ? longestRun(plain) >= minWithAccount
    : longestRun(withoutUsualFigures(plain)) >= minDigits
}

/** Letters, digits and hyphens of any script between dots, the last of them a word. */
const hosts = /(?:[\p{L}\p{N}_-]+\.)+\p{L}[\p{L}\p{N}-]+/gu
const ipAddress = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/
const punycode = /xn--/i
const withoutHost = /\b(?:javascript|data|mailto|tel|sms|weixin|wechat|alipays?|intent|whatsapp):/i
const schemes = /:[/\\]{2}([^\s/\\?#]*)/g
/** `example dot com`, `example .com`, `example点com`. */
const spelledOut =
  /[\p{L}\p{N}]\s*(?:[[({]\s*(?:dot|点|點|\.)\s*[\])}]|\s+dot\s+|点|點|\s+\.)\s*(?:com|net|org|cn|hk|tw|io|top|xyz|vip|shop|site|online|info|app|me|cc|biz|co|uk)(?![\p{L}\p{N}])/iu

/** An ideographic full stop between Latin letters parts the labels of an address for a browser. */
const withPlainDots = (text: string): string => text.replaceAll(/(?<=[a-z0-9-])[。｡](?=[a-z0-9])/gi, '.')

const holdsForeignLink = (plain: string, allowedHosts: readonly string[]): boolean => {
  const text = withPlainDots(plain).toLowerCase()
  const isAllowed = (host: string): boolean => allowedHosts.includes(host)
  return (
    [...text.matchAll(hosts)].some(([host]) => !isAllowed(host)) ||
    [...text.matchAll(schemes)].some(([, host = '']) => !isAllowed(host.replace(/:\d+$/, ''))) ||
    [ipAddress, punycode, withoutHost, spelledOut].some((pattern) => pattern.test(text))
  )
}

/**
 * What a text holds that it may not: the number of an account, or a link to anywhere but the hosts named. A text to
 * all sellers from the lender's own site that says where to pay is believed; where to pay stands in bills alone.
 */
export const faultOfPublicText = (
  text: string,
  allowedHosts: readonly string[],
): PublicTextFault | undefined => {
  const plain = plainText(text)
  if (holdsForeignLink(plain, allowedHosts)) return 'foreignLink'
  return holdsAccountNumber(plain) ? 'accountNumber' : undefined
}
