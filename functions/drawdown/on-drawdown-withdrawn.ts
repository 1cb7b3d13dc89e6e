import type { Subscriber } from '../runtime/subscriber.ts'
import { findEventDrawdown, notifyOfDrawdown } from './drawdown-notifications.ts'

export const onDrawdownWithdrawn: Subscriber<'drawdown-withdrawn'> = async (event, deps, delivery) =>
  notifyOfDrawdown(
    await findEventDrawdown(deps, event),
    { kind: 'drawdown-withdrawn', translations: 'withdrawn', screen: 'limit', to: 'owner' },
    deps,
    delivery,
  )
