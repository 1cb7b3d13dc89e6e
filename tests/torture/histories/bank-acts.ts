import { chargeAsOf, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { businessDate } from '#shared/time/business-date.ts'
import type { ChargeOrder } from '../../../functions/data/charge-orders.ts'
import { findCompany } from '../../../functions/data/companies.ts'
import type { StatementLine } from '../../../functions/data/statement-lines.ts'
import { callDesk } from '../../support/draw-money.ts'
import { type Act, listOf } from './act.ts'
import type { Movement } from './bank.ts'
import type { World } from './world.ts'

const drawMovement = async (world: World): Promise<Movement> => {
  const { app, chance, seller } = world
  const company = await findCompany(app.deps.table, seller.companyId)
  const charge = chance.pick(await listOf<ChargeOrder>(world, 'CHARGE#'))
  const reference = chance.next() < 0.6 ? { bankReference: `FT${chance.integer(0, 999_999_999)}` } : {}
  const drawn = chance.next()
  if (!charge || drawn < 0.3) {
    const cents = chance.integer(1, 900_00) * (chance.next() < 0.5 ? -1 : 1)
    return { cents, text: 'of the bank', ...reference }
  }
  const owedCents = sumOfKinds(chargeAsOf(charge, businessDate(app.clock.now())).owedCents)
  const cents = drawn < 0.8 ? Math.max(1, owedCents) : chance.integer(1, Math.max(1, owedCents * 2))
  return {
    cents,
    text: `Repayment ${transferReference(charge.drawdownId)}`,
    payer: company?.registerNameEn ?? 'Somebody Ltd',
    ...reference,
  }
}

const readFile = (world: World, text: string): Promise<unknown> =>
  callDesk(world.app, 'statement-read', { file: Buffer.from(text).toString('base64') })

const itemsOf = async <Entity>({ app }: World, type: string): Promise<Entity[]> =>
  (await app.everyItem()).filter((item) => item['type'] === type) as Entity[]

/** Reads a file of each account with all movements. */
export const readAllStatements = async (world: World): Promise<void> => {
  for (const text of world.bank.writeAll()) await readFile(world, text)
}

/** The lender's bank statements, in any order and repeatedly, and what is booked from them. */
export const bankActs: Record<string, Act> = {
  statement: {
    weight: 6,
    prepare: async (world) => {
      const { bank, chance, seller } = world
      for (let count = chance.integer(0, 3); count > 0; count--)
        bank.move(seller.currency, await drawMovement(world))
      const text = bank.writeAny(seller.currency)
      return text === undefined ? undefined : () => readFile(world, text)
    },
  },
  statementLine: {
    weight: 6,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const { facilityId } = seller
      const drawn = chance.next()
      if (drawn < 0.4) return () => callDesk(app, 'statement-book', {})
      const line = chance.pick(
        (await itemsOf<StatementLine>(world, 'statement-line')).filter(({ state }) => state !== 'booked'),
      )
      if (!line) return undefined
      const { lineId, statementId } = line
      if (drawn < 0.5) return () => callDesk(app, 'statement-accept', { statementId })
      if (drawn < 0.6) return () => callDesk(app, 'statement-line-ignore', { lineId })
      if (drawn < 0.75) return () => callDesk(app, 'statement-line-to-suspense', { lineId, facilityId })
      const charge = chance.pick(await listOf<ChargeOrder>(world, 'CHARGE#'))
      if (!charge) return undefined
      // Some are early repayments that nobody reported, found after later charges.
      const isEarly = chance.next() < 0.4
      const target = isEarly
        ? { kind: 'payoff', facilityId, id: charge.drawdownId }
        : { kind: 'charge', facilityId, id: charge.chargeId }
      const rebooksLater = isEarly || chance.next() < 0.5
      return () => callDesk(app, 'statement-line-match', { lineId, targets: [target], rebooksLater })
    },
  },
}
