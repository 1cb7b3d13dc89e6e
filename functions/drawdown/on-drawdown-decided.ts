import type { Subscriber } from '../runtime/subscriber.ts'
import { findEventDrawdown, notifyOfDrawdown } from './drawdown-notifications.ts'

export const onDrawdownDecided: Subscriber<'drawdown-decided'> = async (event, deps, delivery) => {
  const { decision } = event
  await notifyOfDrawdown(
    await findEventDrawdown(deps, event),
    {
      kind: `drawdown-${decision}`,
      translations: decision,
      ...(decision === 'rejected' ? { screen: 'limit' } : {}),
      to: 'owner',
    },
    deps,
    delivery,
  )
}
