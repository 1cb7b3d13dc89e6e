/** Values that banks write in a direction column for a credit, in lower case. */
export const creditWords: ReadonlySet<string> = new Set([
  ...'cr c crdt credit credited deposit in received receipt income incoming inflow +'.split(' '),
  ...'贷 貸 贷方 貸方 贷记 貸記 收 收入 收款 入 进 進 存 存入 存款 转入 轉入'.split(' '),
  ...'来 來 来账 來賬 入账 入賬 入帳 进账 進賬 汇入 匯入 入金'.split(' '),
  ...'bij haben h'.split(' '),
  'money in',
  'paid in',
])
export const debitWords: ReadonlySet<string> = new Set([
  ...'dr d dbit db debit debited withdrawal out sent expense outgoing outflow - od'.split(' '),
  ...'借 借方 借记 借記 付 付出 付款 支 支出 出 取 取出 取款 提款 转出 轉出'.split(' '),
  ...'往 往账 往賬 出账 出賬 出帳 汇出 匯出 出金'.split(' '),
  ...'af soll s'.split(' '),
  'money out',
  'paid out',
])

/** Words that mark rows with totals, and rows that only have a balance. */
export const totalRowPattern =
  /(?:^|\b)(?:sub-?|grand )?totals?\b|^sum\b|\b(?:opening|closing|beginning|ending) balance\b|\bbalance (?:brought|carried) forward\b|\bbalance as (?:at|of|on)\b|\b[bc]\/f\b|合计|合計|总计|總計|小计|小計|累计|累計|^共\s*\d+\s*[笔筆条條]|期初|期末|上日结余|上日結餘|承前/i

/** The whole text of a row whose amount, where it has one, is the balance itself. */
export const balanceRowPattern =
  /^(?:(?:opening|closing|beginning|ending) balance|balance (?:brought|carried) forward|[bc]\/f|期初余额|期初餘額|期末余额|期末餘額|上日结余|上日結餘|承前(?:余额|餘額|结余|結餘)?)[.:：]?$/i
