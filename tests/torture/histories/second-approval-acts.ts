import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import type { Drawdown } from '../../../functions/data/drawdowns.ts'
import { type Act, keyed, listOf } from './act.ts'
import type { World } from './world.ts'

const pickAwaiting = async (world: World) =>
  world.chance.pick(
    (await listOf<Drawdown>(world, 'DRAWDOWN#')).filter(({ status }) => status === 'awaiting colleague'),
  )

/** A second administrator confirms or declines what a company's rule leaves to two. */
export const secondApprovalActs: Record<string, Act> = {
  confirm: {
    weight: 8,
    prepare: async (world) => {
      const { app, seller } = world
      const drawdown = await pickAwaiting(world)
      if (!drawdown || !seller.colleague) return undefined
      const { token } = seller.colleague
      const body = { drawdown_id: drawdown.drawdownId, accepted: true } as const
      return () =>
        app.send(drawdownEndpoints.confirmDrawdown, { body }, { token, headers: keyed(world, 'confirm') })
    },
  },
  decline: {
    weight: 4,
    prepare: async (world) => {
      const { app, seller } = world
      const drawdown = await pickAwaiting(world)
      if (!drawdown || !seller.colleague) return undefined
      const { token } = seller.colleague
      const body = { drawdown_id: drawdown.drawdownId, reason: 'It is too much.' }
      return () => app.send(drawdownEndpoints.declineDrawdown, { body }, { token })
    },
  },
}
