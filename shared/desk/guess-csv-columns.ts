import { guessColumns, type HeadingPatterns } from '../input-parsing/guess-columns.ts'
import { type CsvColumns, hasAmount } from './csv-columns.ts'

type Role = Exclude<keyof CsvColumns, 'text'>

const accountWords = '(?:卡号/账号|账号|帐号|账户号码?|賬號|帳號|賬戶號碼|帳戶號碼|戶口號碼)'
const otherSide = '(?:对方|對方|(?:交易)?(?:对|對)手方?|收\\(付\\)方|付款(?:人|方)?|交易对手)'
const payee = '收款(?:人|方)'
/** A conjunction after the word for an account: the column also contains the account's holder. */
const withName = '[与與和及/]'

/** Ordered, as a more specific heading has to be matched before a less specific one: `对方账号` before `账号`. */
const patterns: HeadingPatterns<Role> = [
  [
    'currency',
    [
      /^currency(?: code)?$/i,
      /^(?:billing|wallet|account|transaction|payment) currency$/i,
      /(?:记账|記賬|入账|入賬)(?:币种|幣種)/,
      /^(?!.*金[额額]).*(?:币种|幣種|货币|貨幣|币别|幣別)/,
    ],
  ],
  [
    'balance',
    [
      /^(?:running )?balance(?: ?\([a-z]{3}\))?$/i,
      /^(?!.*currency).*\bbalance\b/i,
      /^(?!.*可用).*(?:余额|餘額|结余|結餘)/,
    ],
  ],
  [
    'direction',
    [
      /\b(?:debit|dr|d) ?[/|&] ?(?:credit|cr|c)\b|\b(?:credit|cr|c) ?[/|&] ?(?:debit|dr|d)\b|\bdirection\b/i,
      /借 ?\/? ?[贷貸]|[贷貸] ?\/ ?借|收 ?\/? ?[支付](?:标志|方向|標誌)?$/,
    ],
  ],
  [
    'payerAccount',
    [
      /\b(?:payer|counterparty|sender)(?:['’]s)? (?:account|acct|iban)/i,
      new RegExp(`${otherSide}(?:银行|账户|賬戶|帳戶)?${accountWords}(?!${withName})`),
    ],
  ],
  [
    'payeeAccount',
    [
      /\b(?:payee|beneficiary|recipient)(?:['’]s)? (?:account|acct|iban)/i,
      new RegExp(`${payee}(?:银行)?${accountWords}`),
    ],
  ],
  [
    'payerName',
    [
      // A counterparty's name, but not the number of its bank.
      /^(?!.*\b(?:bank|branch|bic|swift)\b).*\b(?:payer|counterparty|sender|remitter|by order of)\b/i,
      new RegExp(
        `${otherSide}(?:(?:账户|賬戶|帳戶|单位|單位)?(?:名称|名稱|户名|戶名|姓名)|(?:账户|賬戶|帳戶)名)`,
      ),
      new RegExp(`${otherSide}(?:单位|單位)?$`),
    ],
  ],
  [
    'payeeName',
    [
      /^(?!.*\b(?:bank|branch|bic|swift)\b).*\b(?:payee|beneficiary|recipient)\b/i,
      new RegExp(`${payee}(?:户名|戶名|名称|名稱|姓名)?`),
    ],
  ],
  [
    'valueDate',
    [
      /\bvalue date\b/i,
      /起息/,
      /\b(?:date completed|completed? (?:date|time|on))\b/i,
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
      /\b(?:transaction|txn) date\b|交易日/i,
    ],
  ],
  [
    'credit',
    [
      /(?:记账|記賬)金[额額].*收入/,
      /\bcredits?\b|\bdeposits?\b|\bpaid in\b|\bmoney in\b|\bcr\b(?! ?[/|&])|^receipts?\b/i,
      /存入|收入|贷方|貸方|转入|轉入|(?:入账|入賬|入帳|进账|進賬)(?:金额|金額)?$/,
    ],
  ],
  [
    'debit',
    [
      /(?:记账|記賬)金[额額].*支出/,
      /\bdebits?\b|\bwithdrawals?\b|\bpaid out\b|\bmoney out\b|\bdr\b(?! ?[/|&])|^payments?$/i,
      /支出|借方|提取|提款|转出|轉出|(?:支账|支賬|支帳|出账|出賬|出帳)(?:金额|金額)?$/,
    ],
  ],
  [
    'amount',
    [
      /^(?:transaction |billing |net )?amount(?: ?\([a-z]{3}\))?$/i,
      /^(?!.*\b(?:currency|orig(?:inal)?|foreign|cr|dr)\b).*\bamount\b/i,
      /交易金额|交易金額|发生额|發生額|金额|金額/,
    ],
  ],
  [
    'bankReference',
    [
      /^(?!.*\b(?:payer|payee|beneficiary|holding)\b).*(?:\b(?:transaction|transferwise|entry|bank) (?:id|no\.?|number|reference)\b|\breference (?:no\.?|number)\b)/i,
      /流水(?:号|號)|交易(?:编号|編號|序号|序號|号|號)|凭证号|憑證號/,
    ],
  ],
  [
    'account',
    [
      /^account(?: (?:no\.?|number|iban))?$|\biban\b/i,
      new RegExp(`^(?!${otherSide}|${payee}).*${accountWords}$`),
    ],
  ],
]

const texts =
  /descri|detail|narrative|particular|remark|memo|\bnotes?\b|\breference\b|摘要|附言|用途|备注|備註|(?:账号|帳號|賬號)[与與和及/](?:户名|戶名)|说明|說明|详情|詳情/i

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
