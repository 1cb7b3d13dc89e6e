import type { Subscriber } from '../runtime/subscriber.ts'
import { findEventDrawdown, notifyOfDrawdown } from './drawdown-notifications.ts'

/** Notifies the seller that the bank returned the money, that nothing is owed, and what to check. */
export const onDrawdownReturned: Subscriber<'drawdown-returned'> = async (event, deps, delivery) =>
  notifyOfDrawdown(
    await findEventDrawdown(deps, event),
    { kind: 'drawdown-returned', translations: 'returned', screen: 'payoutAccounts', to: 'owner' },
    deps,
    delivery,
  )
