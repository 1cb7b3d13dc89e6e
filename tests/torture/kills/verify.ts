import { join } from 'node:path'
import type { Drawdown } from '../../../functions/data/drawdowns.ts'
import type { Payment } from '../../../functions/data/payments.ts'
import type { Table } from '../../../functions/data/table.ts'
import { deductionsSchema } from '../../../scripts/sandbox/payment/deductions.ts'
import { keepInFolder } from '../../../scripts/sandbox/sandbox-state.ts'
import { checkBooks } from '../../support/check-books.ts'
import { listOwned } from '../../support/list-owned.ts'
import { scanTable } from '../../support/scan-table.ts'
import { checkDeductions } from '../check-deductions.ts'
import { expectSameAnswer, type Fact, sendCall } from './calls.ts'
import type { LoadResult } from './load.ts'
import type { KilledSeller } from './sellers.ts'
import type { RunningStack } from './start-stack.ts'

const expectNoneTwice = (what: string, names: readonly string[]): void => {
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`${what} ${twice} took effect twice`)
}

/** All sellers' books are in order, and no call took effect twice. */
export const verifyBooks = async (table: Table, sellers: readonly KilledSeller[]): Promise<void> => {
  for (const seller of sellers) {
    await checkBooks({ deps: { table } }, seller)
    const drawdowns = await listOwned<Drawdown>(table, seller.companyId, 'DRAWDOWN#')
    const payments = await listOwned<Payment>(table, seller.companyId, 'PAYMENT#')
    expectNoneTwice(
      'quote',
      drawdowns.map(({ quoteId }) => quoteId),
    )
    // Repeated references are allowed for a bounced and reposted early settlement, which is two payments for
    // one report, and for deductions, which share their drawdown's reference: `verifyDeductions` compares
    // those with the platform's.
    expectNoneTwice(
      'report',
      payments.flatMap(({ paymentId, reference, deduction }) =>
        deduction || paymentId.startsWith('payoff-') ? [] : reference,
      ),
    )
  }
}

/** The payment platform, which survives the kills, agrees with the ledger. */
export const verifyDeductions = (
  table: Table,
  sellers: readonly KilledSeller[],
  folder: string,
): Promise<void> => {
  const { state } = keepInFolder(join(folder, 'payment'), 'deductions.json', {
    schema: deductionsSchema,
    empty: {},
  })
  return checkDeductions(
    table,
    sellers.map(({ companyId }) => companyId),
    state,
  )
}

export const verifyFacts = async (table: Table, facts: readonly Fact[]): Promise<void> => {
  for (const { what, holds } of facts)
    if (!(await holds(table))) throw new Error(`it was answered that ${what}, and that is so no more`)
}

/**
 * Repeats all calls of a load with their idempotency keys: a successful one must get the same response, and
 * an interrupted one is completed and then repeated. Returns the promised outcomes.
 */
export const retryCalls = async (stack: RunningStack, { calls }: LoadResult): Promise<Fact[]> => {
  const facts: Fact[] = []
  for (const call of calls) {
    if (call.answer && !call.answer.ok) continue
    const first = call.answer ?? (await sendCall(stack, call))
    expectSameAnswer(call, first, await sendCall(stack, call))
    if (first.ok) facts.push(call.factOf(first.data as never))
  }
  return facts
}

const patienceSeconds = 60

const listOpenEvents = async ({ place }: RunningStack): Promise<string[]> =>
  (await scanTable(place))
    .filter(({ type, doneAt }) => type === 'event' && doneAt === undefined)
    .map(({ eventId }) => String(eventId))

/** Every event is eventually handled, and none becomes a dead letter. */
export const verifyEvents = async (stack: RunningStack): Promise<void> => {
  const deadLetters = (await (await fetch(`${stack.client.url}/__local/dead-letters`)).json()) as unknown[]
  if (deadLetters.length > 0) throw new Error(`${deadLetters.length} events ended among the dead letters`)
  const deadline = performance.now() + patienceSeconds * 1000
  for (;;) {
    const open = await listOpenEvents(stack)
    if (open.length === 0) return
    if (performance.now() > deadline)
      throw new Error(`${open.length} events were never dealt with: ${open[0]}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
