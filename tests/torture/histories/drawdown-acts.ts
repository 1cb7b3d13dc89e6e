import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { Drawdown } from '../../../functions/data/drawdowns.ts'
import { acceptQuote, askQuote, callDesk } from '../../support/draw-money.ts'
import { drawMethod } from '../every-method.ts'
import { type Act, keyed, listOf } from './act.ts'

/** Money is asked for, and paid out or not. */
export const drawdownActs: Record<string, Act> = {
  request: {
    weight: 6,
    prepare: async (world) => {
      const { app, chance, seller, count } = world
      const amount = decimalFromCents(chance.integer(1_000_00, 20_000_00))
      const quote = await askQuote(app, seller, amount, drawMethod(chance))
      if (quote.code !== 0) return undefined
      return () => acceptQuote(app, seller, quote.data.quote_id, `history-request-${count}`)
    },
  },
  withdraw: {
    weight: 2,
    prepare: async (world) => {
      const { app, chance, seller } = world
      // What was decided meanwhile is refused.
      const drawdown = chance.pick(await listOf<Drawdown>(world, 'DRAWDOWN#'))
      if (!drawdown) return undefined
      return () =>
        app.send(
          applicationEndpoints.withdrawApplication,
          { body: { approval_id: drawdown.drawdownId } },
          { token: seller.token, headers: keyed(world, 'withdraw') },
        )
    },
  },
  decide: {
    weight: 10,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const drawdown = chance.pick(
        (await listOf<Drawdown>(world, 'DRAWDOWN#')).filter(({ status }) =>
          ['requested', 'approved'].includes(status),
        ),
      )
      if (!drawdown) return undefined
      const { drawdownId, status } = drawdown
      const onward = status === 'requested' ? 'drawdown-approve' : 'drawdown-pay-out'
      const action = chance.next() < 0.93 ? onward : 'drawdown-reject'
      return () => callDesk(app, action, { facilityId: seller.facilityId, drawdownId })
    },
  },
}
