import type { Subscriber } from '../runtime/subscriber.ts'
import { findEventDrawdown, notifyOfDrawdown } from './drawdown-notifications.ts'

/** Notifies the requester and the other administrators that nobody confirmed in time. */
export const onDrawdownLapsed: Subscriber<'drawdown-lapsed'> = async (event, deps, delivery) =>
  notifyOfDrawdown(
    await findEventDrawdown(deps, event),
    {
      kind: 'drawdown-lapsed',
      translations: 'lapsed',
      screen: 'drawdown',
      to: { administratorsExcept: undefined },
    },
    deps,
    delivery,
  )
