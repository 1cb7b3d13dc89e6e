import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { Drawdown } from '../../../functions/data/drawdowns.ts'
import type { PayoutAccount } from '../../../functions/data/payout-accounts.ts'
import type { RedPacket } from '../../../functions/data/red-packets.ts'
import { directorName } from '../../support/build-facility.ts'
import { callDesk, requestQuote } from '../../support/draw-money.ts'
import { drawMethod } from '../every-method.ts'
import { type Act, keyed, listOf } from './act.ts'

/** Drawdowns are requested, and paid out or not. */
export const drawdownActs: Record<string, Act> = {
  request: {
    weight: 9,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const amount = decimalFromCents(chance.integer(1_000_00, 20_000_00))
      const good = (await listOf<RedPacket>(world, 'REDPACKET#')).filter(({ status }) => status === 'claimed')
      const packet = chance.next() < 0.6 ? chance.pick(good) : undefined
      const quote = await requestQuote(app, seller, amount, {
        ...drawMethod(chance),
        ...(packet ? { red_packet_id: packet.packetId } : {}),
      })
      if (quote.code !== 0) return undefined
      // The default account or any other: it may be in its waiting period, unverified or removed.
      const named =
        chance.next() < 0.3 ? chance.pick(await listOf<PayoutAccount>(world, 'DEBITACCOUNT#')) : undefined
      return () =>
        app.send(
          drawdownEndpoints.submitDrawdown,
          {
            body: {
              quote_id: quote.data.quote_id,
              signer_name: directorName,
              accepted: true,
              ...(named ? { payout_account_id: named.accountId } : {}),
            },
          },
          { token: seller.token, headers: keyed(world, 'request') },
        )
    },
  },
  withdraw: {
    weight: 2,
    prepare: async (world) => {
      const { app, chance, seller } = world
      // Refused if it was decided in the meantime.
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
    weight: 16,
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
  returnPayout: {
    weight: 3,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const drawdown = chance.pick(
        (await listOf<Drawdown>(world, 'DRAWDOWN#')).filter(({ status }) =>
          ['paid out', 'due'].includes(status),
        ),
      )
      if (!drawdown) return undefined
      const { drawdownId } = drawdown
      return () => callDesk(app, 'payout-returned', { facilityId: seller.facilityId, drawdownId })
    },
  },
}
