/** What banks write in a column for the direction of an amount, in lower case. */
export const creditWords: ReadonlySet<string> = new Set(
  'cr c credit deposit in received incoming + 贷 貸 贷方 貸方 收 收入 存入 转入 轉入 来账 來賬 入账 入賬 进账 進賬 汇入 匯入 bij haben h'.split(
    ' ',
  ),
)
export const debitWords: ReadonlySet<string> = new Set(
  'dr d debit withdrawal out sent outgoing - 借 借方 支 支出 取出 转出 轉出 往账 往賬 od 出账 出賬 汇出 匯出 af soll s'.split(
    ' ',
  ),
)

/** Words of rows with sums, and of those that only have a balance. */
export const sumWords =
  /(?:^|\b)(?:sub-?|grand )?totals?\b|^sum\b|\b(?:opening|closing|beginning|ending) balance\b|\bbalance (?:brought|carried) forward\b|\bbalance as (?:at|of|on)\b|\b[bc]\/f\b|合计|合計|总计|總計|小计|小計|期初|期末|上日结余|上日結餘|承前/i

/** The whole text of a row whose amount, where it has one, is the balance itself. */
export const balanceText =
  /^(?:(?:opening|closing|beginning|ending) balance|balance (?:brought|carried) forward|[bc]\/f|期初余额|期初餘額|期末余额|期末餘額|上日结余|上日結餘|承前(?:余额|餘額|结余|結餘)?)[.:：]?$/i
