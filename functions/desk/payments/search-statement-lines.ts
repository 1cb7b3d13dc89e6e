import { readAmount } from '#shared/input-parsing/read-amount.ts'
import { type Cents, centsFromDecimal } from '#shared/money/cents.ts'
import { currencies } from '#shared/money/currency.ts'
import { minLetters } from '../../data/search-index.ts'
import { listLinesByAmount, listLinesByPayer, listLinesByReference } from '../../data/statement-line-index.ts'
import type { StatementLine } from '../../data/statement-lines.ts'
import type { Item, Table } from '../../data/table.ts'

/** The amount in a text, in the format of whichever currency; undefined if the text is no amount. */
export const centsIn = (text: string): Cents | undefined => {
  const read = currencies.flatMap((currency) => readAmount(text, currency) ?? [])[0]
  return read === undefined ? undefined : centsFromDecimal(read)
}

/**
 * Lines of bank statements by their amount, their payer, the bank's reference or a transfer reference, each at most
 * `limit`.
 */
export const searchStatementLines = async (
  table: Table,
  text: string,
  limit: number,
): Promise<Item<StatementLine>[]> => {
  const cents = centsIn(text)
  const found = await Promise.all([
    cents === undefined ? [] : listLinesByAmount(table, cents, limit),
    text.length >= minLetters ? listLinesByPayer(table, text, limit) : [],
    listLinesByReference(table, text, limit),
  ])
  return [...new Map(found.flat().map((line) => [line.lineId, line])).values()]
}
