import type { Subscriber } from '../runtime/subscriber.ts'
import { findEventDrawdown, notifyOfDrawdown } from './drawdown-notifications.ts'

/** Notifies the requester and the other administrators that a colleague declined, and why. */
export const onDrawdownDeclined: Subscriber<'drawdown-declined'> = async (event, deps, delivery) => {
  const drawdown = await findEventDrawdown(deps, event)
  const { declined, drawdownId } = drawdown
  if (!declined) throw new Error(`drawdown ${drawdownId} was not declined`)
  await notifyOfDrawdown(
    drawdown,
    {
      kind: 'drawdown-declined',
      translations: 'declined',
      screen: 'limit',
      facts: () => ({ declineReason: declined.reason }),
      to: { administratorsExcept: declined.by },
    },
    deps,
    delivery,
  )
}
