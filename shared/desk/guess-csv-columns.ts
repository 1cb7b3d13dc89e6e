import { guessColumns, type HeadingPatterns } from '../input-parsing/guess-columns.ts'
import { type CsvColumns, hasAmount } from './csv-columns.ts'

type Role = Exclude<keyof CsvColumns, 'text'>

/** In this order, as a heading that says more has to be taken before one that says less: `对方账号` before `账号`. */
const patterns: HeadingPatterns<Role> = [
  [
    'currency',
    [
      /^currency(?: code)?$/i,
      /^(?:billing|wallet|account|transaction) currency$/i,
      /币种|幣種|货币|貨幣|幣別/,
    ],
  ],
  ['balance', [/^(?!.*currency).*\bbalance\b/i, /余额|餘額|结余|結餘/]],
  [
    'direction',
    [
      /\b(?:debit|dr|d) ?[/|&] ?(?:credit|cr|c)\b|\b(?:credit|cr|c) ?[/|&] ?(?:debit|dr|d)\b|\bdirection\b/i,
      /借贷|借貸|收支(?:标志|方向)?/,
    ],
  ],
  [
    'payerAccount',
    [
      /\b(?:payer|counterparty|sender)(?:['’]s)? (?:account|acct|iban)/i,
      /(?:对方|對方|付款(?:人|方)?|交易对手)(?:银行)?(?:账号|账户号|賬號|帳號|戶口號碼)/,
    ],
  ],
  [
    'payeeAccount',
    [
      /\b(?:payee|beneficiary|recipient)(?:['’]s)? (?:account|acct|iban)/i,
      /收款(?:人|方)?(?:银行)?(?:账号|賬號|帳號|戶口號碼)/,
    ],
  ],
  [
    'payerName',
    [
      /\b(?:payer|counterparty|sender|remitter)\b/i,
      /(?:对方|對方|付款(?:人|方)?|交易对手)(?:户名|账户名|戶名|名称|名稱|单位|單位)?/,
    ],
  ],
  ['payeeName', [/\b(?:payee|beneficiary|recipient)\b/i, /收款(?:人|方)(?:户名|戶名|名称|名稱)?/]],
  [
    'valueDate',
    [
      /\bvalue date\b/i,
      /起息/,
      /\b(?:transaction|txn|trans)\.? (?:date|time)\b|交易(?:日期|时间|時間|日)/i,
      /^date$|^time$/i,
      /日期|时间|時間|\bdate\b/i,
    ],
  ],
  [
    'bookingDate',
    [
      /\b(?:booking|book|posting|posted|post|entry) date\b/i,
      /(?:入账|入賬|记账|記賬|入帳|記帳)(?:日期|时间|時間|日)/,
      /\b(?:transaction|txn) date\b|交易日期/i,
    ],
  ],
  ['credit', [/\bcredits?\b|\bdeposits?\b|\bpaid in\b|\bmoney in\b/i, /存入|收入|贷方|貸方|转入|轉入/]],
  ['debit', [/\bdebits?\b|\bwithdrawals?\b|\bpaid out\b|\bmoney out\b/i, /支出|借方|提取|提款|转出|轉出/]],
  ['amount', [/^(?!.*currency).*\bamount\b/i, /交易金额|交易金額|发生额|發生額|金额|金額/]],
  [
    'bankReference',
    [
      /\b(?:transaction|transferwise|entry|bank) (?:id|no\.?|number|reference)\b|\breference (?:no\.?|number)\b/i,
      /流水(?:号|號)|交易(?:编号|編號|序号|序號|号|號)|凭证号|憑證號/,
    ],
  ],
  ['account', [/^account(?: (?:no\.?|number|iban))?$|\biban\b/i, /(?:账号|帳號|賬號|戶口號碼)$/]],
]

const texts =
  /descri|detail|narrative|particular|remark|memo|\bnotes?\b|\breference\b|摘要|附言|用途|备注|備註|说明|說明|详情|詳情/i

/** The columns that a bank's CSV most likely has, by its headings: as far as they are clear. */
export const guessCsvColumns = (
  headings: readonly string[],
): Partial<Omit<CsvColumns, 'text'>> & Pick<CsvColumns, 'text'> => {
  const guess = guessColumns(headings, patterns)
  const { amount, credit, debit, direction, ...others } = guess
  const money =
    credit && debit ? { credit, debit } : amount ? { amount, ...(direction ? { direction } : {}) } : {}
  const columns = { ...others, ...(hasAmount(money) ? money : {}) }
  const taken = new Set(Object.values(guess))
  return {
    ...columns,
    text: headings.filter((heading) => !taken.has(heading) && texts.test(heading.normalize('NFKC'))),
  }
}
