import { differenceOf } from '#shared/repayment/statement-coverage.ts'
import { businessDate } from '#shared/time/business-date.ts'
import type { StatementChain } from '../../../functions/data/statement-chains.ts'
import type { StatementLine } from '../../../functions/data/statement-lines.ts'
import {
  type WrittenLine,
  writeCamt,
  writeMt940,
} from '../../functions/desk/payments/statements/write-statements.ts'
import { BooksOutOfOrder } from '../../support/check-books.ts'
import type { Chance } from '../../support/seeded-chance.ts'
import type { TestApp } from '../../support/test-app.ts'

/** A movement on the lender's account. Its text has its number, by which its stored line is found. */
export type Movement = Pick<WrittenLine, 'cents' | 'text' | 'payer' | 'bankReference'>

const textOf = (number: number, text: string): string => `M${number} ${text}`
const numberIn = (text: string): number => Number(/^M(\d+) /m.exec(text)?.[1])

const expectThat = (holds: boolean, what: string): void => {
  if (!holds) throw new BooksOutOfOrder(what)
}

interface StoredItem {
  type: string
  currency: string
}

const balanceAt = (ledger: readonly WrittenLine[], index: number): number =>
  ledger.slice(0, index).reduce((sum, { cents }) => sum + cents, 0)

/**
 * The lender's bank, with an account for each currency: it moves money and writes any window of its ledger as a
 * statement, in either format.
 */
export const createBank = (app: TestApp, chance: Chance) => {
  const ledgers = new Map<string, WrittenLine[]>()
  const { accountNumber: account } = app.deps.config.lender.repaymentAccount
  const ledgerOf = (currency: string): WrittenLine[] => {
    const ledger = ledgers.get(currency) ?? []
    ledgers.set(currency, ledger)
    return ledger
  }
  const write = (currency: string, start: number, end: number): string => {
    const ledger = ledgerOf(currency)
    const lines = ledger.slice(start, end)
    const statement = {
      account,
      currency,
      lines,
      openingCents: balanceAt(ledger, start),
      number: `${currency} ${start}-${end}`,
      page: `${100 + start * 20 + end * 2}/1`,
    }
    return chance.next() < 0.5 ? writeCamt(statement) : writeMt940(statement)
  }

  const check = async (isEnd: boolean): Promise<void> => {
    const items = (await app.everyItem()) as unknown as StoredItem[]
    for (const [currency, ledger] of ledgers) {
      const lines = items.filter(
        (item): item is StoredItem & StatementLine =>
          item.type === 'statement-line' && item.currency === currency,
      )
      const numbers = lines.map(({ text }) => numberIn(text))
      // A possible duplicate is stored until a person decides.
      const certain = numbers.filter((_number, index) => !lines[index]?.resembles)
      expectThat(new Set(certain).size === certain.length, `a movement in ${currency} is stored twice`)
      for (const [index, { lineId, amountCents, parts }] of lines.entries()) {
        expectThat(
          amountCents === ledger[numbers[index] ?? -1]?.cents,
          `line ${lineId} is no movement of the bank`,
        )
        const bookedCents = parts.reduce((sum, part) => sum + part.amountCents, 0)
        expectThat(
          Math.abs(bookedCents) <= Math.abs(amountCents),
          `more of line ${lineId} is booked than it has`,
        )
      }
      const chain = items.find(
        (item): item is StoredItem & StatementChain =>
          item.type === 'statement-chain' && item.currency === currency,
      )
      const { coverage = [], doubtful = [] } = chain ?? {}
      expectThat(differenceOf(coverage) === 0, `lines in ${currency} are not the change of the balance`)
      const isBroken = items.some(
        (item) => item.type === 'bank-statement' && item.currency === currency && 'isIncomplete' in item,
      )
      if (isBroken || doubtful.length > 0) continue
      const keptCents = coverage.reduce((sum, period) => sum + period.keptCents, 0)
      const sumCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
      expectThat(
        keptCents === sumCents,
        `lines in ${currency} are ${sumCents}, and those of all periods ${keptCents}`,
      )
      if (!isEnd) continue
      expectThat(
        lines.length === ledger.length,
        `${lines.length} of ${ledger.length} movements in ${currency} are stored`,
      )
      expectThat(coverage.length <= 1, `${coverage.length} periods in ${currency} do not join`)
    }
  }

  return {
    /** Moves money today, and gives the number of movements by now. */
    move(currency: string, { text, ...movement }: Movement): number {
      const ledger = ledgerOf(currency)
      const number = ledger.length
      return ledger.push({ ...movement, text: textOf(number, text), day: businessDate(app.clock.now()) })
    },
    /** A statement of any window, more often of the last movements; undefined before the first. */
    writeAny(currency: string): string | undefined {
      const { length } = ledgerOf(currency)
      if (length === 0) return undefined
      const start = chance.integer(0, length - 1)
      return write(currency, start, chance.next() < 0.5 ? length : chance.integer(start + 1, length))
    },
    /** The statements of all movements, one for each account. */
    writeAll: (): string[] => [...ledgers].map(([currency, ledger]) => write(currency, 0, ledger.length)),
    /**
     * Each stored line is a movement of the bank, none is stored twice, and the lines of each period are the change of
     * its balance. At the end all are stored.
     */
    check,
  }
}

export type Bank = ReturnType<typeof createBank>
