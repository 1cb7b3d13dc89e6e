import { trialBalance } from '#shared/ledger/balances.ts'
import { findChargeOrder } from '../../../functions/data/charge-orders.ts'
import { readLedger } from '../../../functions/data/ledger.ts'
import { type BilledCompany, buildBills } from '../../functions/desk/payments/build-bills.ts'
import { writeCamt, writeMt940 } from '../../functions/desk/payments/statements/write-statements.ts'
import { callDesk } from '../../support/draw-money.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { Finding, inOneLine, type Part } from '../part.ts'
import { book, countKinds, expectEqual, listOpen, matchFields, read } from './desk-calls.ts'
import { countFrom, day, writeLines } from './write-lines.ts'

/** Companies whose lines are booked by many concurrent callers. */
const contested = 3

interface Story {
  app: TestApp
  companies: readonly BilledCompany[]
  tens: number
}

/** A company's balances, after verifying its ledger. */
const readBooks = async (app: TestApp, { facilityId }: BilledCompany) => {
  const ledger = await readLedger(app.deps.table, facilityId)
  if (!ledger) throw new Error(`there is no ledger of ${facilityId}`)
  expectEqual(`the balances of ${facilityId}`, ledger.facility.balances, ledger.rebuilt)
  expectEqual(`the trial balance of ${facilityId}`, trialBalance(ledger.rebuilt), 0)
  const { principalReceivable, interestReceivable, suspense } = ledger.rebuilt
  return {
    received: ledger.postings.filter(({ kind }) => kind === 'repayment-received').length,
    owed: principalReceivable + interestReceivable,
    held: Math.abs(suspense),
  }
}

/** Imports all lines in one format, a third of them in another, and then all again. */
const importRepeatedly = async ({ app, companies, tens }: Story): Promise<void> => {
  const lines = Object.values(writeLines(companies, tens)).flat()
  const third = Math.ceil(lines.length / 3)
  const count = tens * 10
  expectEqual('read', await read(app, writeCamt({ lines })), [{ credits: count, newCredits: count }])
  const again = writeMt940({ lines: lines.slice(0, third), number: 'overlap' })
  expectEqual('a third in another format', await read(app, again), [{ credits: third, newCredits: 0 }])
  expectEqual('all again', await read(app, writeCamt({ lines })), [{ credits: count, newCredits: 0 }])
  expectEqual('what the lines are', countKinds(await listOpen(app)), {
    certain: tens * 6,
    differs: tens,
    likely: tens / 2,
    several: tens / 2,
    unknown: tens * 2,
  })
}

/** Three people book the certain matches concurrently until none are left. */
const bookByThree = async (app: TestApp): Promise<number> => {
  const booked = new Set<string>()
  for (let isOver = false; !isOver; ) {
    const outcomes = await Promise.all([book(app), book(app), book(app)])
    for (const outcome of outcomes) for (const lineId of outcome.booked) booked.add(lineId)
    isOver = outcomes.every((each) => !each.goesOn && each.booked.length === 0 && each.left.length === 0)
  }
  return booked.size
}

const bookCertain = async ({ app, companies, tens }: Story): Promise<void> => {
  expectEqual('booked', await bookByThree(app), tens * 5)
  const open = await listOpen(app)
  expectEqual('what is left', countKinds(open), {
    differs: tens,
    likely: tens / 2,
    several: tens / 2,
    unknown: tens * 3,
  })
  const differences = open.flatMap(({ finding }) => finding?.difference ?? [])
  expectEqual('a cent less', differences.filter((each) => each === '-0.01').length, tens / 2)
  expectEqual('a cent more', differences.filter((each) => each === '0.01').length, tens / 2)
  const named = open.flatMap(({ finding }) => finding?.named ?? [])
  expectEqual(
    'of what was paid twice, the drawdowns that are repaid',
    named.map(({ status }) => status),
    countFrom(0, tens).map(() => 'repaid'),
  )
  for (const [index, company] of companies.slice(0, tens * 4).entries()) {
    const { received, held } = await readBooks(app, company)
    expectEqual(
      `repayments of company ${index}`,
      { received, held },
      { received: index < tens * 2 ? 2 : index < tens * 3 ? 1 : 0, held: 0 },
    )
    const first = await findChargeOrder(app.deps.table, company.companyId, company.bills[0].chargeId)
    expectEqual(
      `the first bill of company ${index}`,
      first?.status,
      index < tens * 3 ? 'collected' : 'active',
    )
  }
}

/** Four people match the lines for two bills concurrently; those who were overtaken retry. */
const matchConcurrently = async ({ app, companies, tens }: Story): Promise<void> => {
  const several = (await listOpen(app)).filter(({ finding }) => finding?.kind === 'several')
  await Promise.all(
    several.flatMap((line) =>
      Array.from({ length: 4 }, () => callDesk(app, 'statement-line-match', matchFields(line))),
    ),
  )
  for (const line of several) {
    const outcome = await callDesk(app, 'statement-line-match', matchFields(line))
    const told = outcome.ok ? (outcome['line'] as { state: string; remaining: string }) : undefined
    expectEqual(`line ${line.lineId}`, [told?.state, told?.remaining], ['booked', '0.00'])
  }
  for (const company of companies.slice(tens * 3, tens * 3.5))
    expectEqual(`the books of ${company.name}`, await readBooks(app, company), {
      received: 2,
      owed: 0,
      held: 0,
    })
}

/** Many callers book the same lines concurrently. */
const bookSameLines = async ({ app, companies, tens }: Story, callers: number): Promise<void> => {
  const few = companies.slice(tens * 4)
  const lines = few.flatMap(({ name, bills }) =>
    bills.map(({ cents, reference }, index) => ({
      cents,
      text: `Repayment ${reference}`,
      payer: name,
      day,
      bankReference: `AT-ONCE-${name}-${index}`,
    })),
  )
  expectEqual('read', await read(app, writeCamt({ lines, number: 'at once' })), [
    { credits: 6, newCredits: 6 },
  ])
  const lineIds = (await listOpen(app)).flatMap(({ lineId, finding }) =>
    finding?.kind === 'certain' ? lineId : [],
  )
  expectEqual('certain lines', lineIds.length, lines.length)
  const simulated = await book(app, { lineIds, dryRun: true })
  expectEqual('foreseen', [simulated.booked.toSorted(), simulated.left], [lineIds.toSorted(), []])
  expectEqual(
    'what each would leave',
    (simulated as unknown as { parts: { after: { outstanding: string } }[] }).parts.map(
      ({ after }) => after.outstanding,
    ),
    lineIds.map(() => '0.00'),
  )
  await Promise.all(Array.from({ length: callers }, () => book(app, { lineIds })))
  // Overtaken callers get an error; each line is booked by now.
  expectEqual('left of those that were booked at once', (await book(app, { lineIds })).left, [])
  for (const company of few)
    expectEqual(`the books of ${company.name}`, await readBooks(app, company), {
      received: 2,
      owed: 0,
      held: 0,
    })
}

/** Bank statements through the real acts: many lines, several people, and concurrent bookings. */
export const statements: Part = {
  counted: 'lines',
  defaultCount: 1000,
  summary:
    'bank statements, a third imported twice, some lines wrong by a cent, some for two bills: booked once, the rest explained; with concurrent callers, a fifth as many as lines',
  async run({ seed, count, services, say }) {
    // Even, so that half of it is a whole number of companies.
    const tens = Math.max(2, Math.round(count / 20) * 2)
    const callers = Math.max(20, tens * 2)
    const app = await createTestApp({ services })
    const started = performance.now()
    const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
    try {
      const companies = await buildBills(app, tens * 4 + contested)
      const story: Story = { app, companies, tens }
      const steps = [
        ['read three times', () => importRepeatedly(story)],
        ['what is certain booked by three', () => bookCertain(story)],
        ['lines for two bills matched by four each', () => matchConcurrently(story)],
        [`six lines booked by ${callers} at once`, () => bookSameLines(story, callers)],
      ] as const
      for (const [name, step] of steps) {
        await step()
        say(`${name}, ${seconds()} s`)
      }
    } catch (error) {
      throw new Finding(inOneLine(error), `--only statements --seed ${seed} --count ${count}`)
    } finally {
      await app.close()
    }
    return `${tens * 10} lines, each booked once or explained; ${callers} at once`
  },
}
