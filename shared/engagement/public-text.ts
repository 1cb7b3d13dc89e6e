import { isIban } from '../identifiers/iban.ts'

/** Content that is forbidden in public texts of the lender. */
export type PublicTextFault = 'accountNumber' | 'foreignLink'

/** Normalised to plain characters, without invisible ones; look-alikes are replaced. */
const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{M}]/gu, '')
    .replaceAll(/\p{Pd}|[−‐‑]/gu, '-')

const digit = String.raw`[\p{N}零〇一二三四五六七八九壹贰叁肆伍陆柒捌玖貳參陸]`
const gap = String.raw`[\s\-._/\\|·•()[\]{}:,;*#~+]{0,3}`
const digitRuns = new RegExp(`${digit}(?:${gap}${digit})*`, 'gu')
const eachDigit = new RegExp(digit, 'gu')

/** A phone number of Hong Kong has eight digits, as has a date; few account numbers have fewer than nine. */
const minDigits = 9
/** The minimum where a text mentions payments to an account. */
const minWithAccount = 6

const speaksOfAccount =
  /账号|帐号|賬號|帳號|收款|汇款|匯款|转账|轉賬|轉帳|转入|轉入|户名|戶名|开户|開戶|户口|戶口|\baccount\s*(?:no|number|#)|\ba\/c\b|\biban\b|sort[\s-]?code|\bswift\b|bank account|beneficiary|\b(?:pay|paid|payments?|remit|transfers?)\s+(?:in)?to\b/iu

/** Dates, times and amounts: legitimate figures in an announcement. */
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

/** Whether a text begins with a valid IBAN, whatever follows it. */
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

/** Labels of letters, digits and hyphens in any script, separated by dots, the last one a word. */
const hosts = /(?:[\p{L}\p{N}_-]+\.)+\p{L}[\p{L}\p{N}-]+/gu
const ipAddress = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/
const punycode = /xn--/i
const withoutHost = /\b(?:javascript|data|mailto|tel|sms|weixin|wechat|alipays?|intent|whatsapp):/i
const schemes = /:[/\\]{2}([^\s/\\?#]*)/g
/** `example dot com`, `example .com`, `example点com`. */
const spelledOut =
  /[\p{L}\p{N}]\s*(?:[[({]\s*(?:dot|点|點|\.)\s*[\])}]|\s+dot\s+|点|點|\s+\.)\s*(?:com|net|org|cn|hk|tw|io|top|xyz|vip|shop|site|online|info|app|me|cc|biz|co|uk)(?![\p{L}\p{N}])/iu

/** Browsers treat an ideographic full stop between Latin letters as a dot in an address. */
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
 * The forbidden content of a text: an account number, or a link to a host that is not allowed. A text on the lender's
 * own site about where to pay would be believed; payment details are only in charge orders.
 */
export const faultOfPublicText = (
  text: string,
  allowedHosts: readonly string[],
): PublicTextFault | undefined => {
  const plain = plainText(text)
  if (holdsForeignLink(plain, allowedHosts)) return 'foreignLink'
  return holdsAccountNumber(plain) ? 'accountNumber' : undefined
}
