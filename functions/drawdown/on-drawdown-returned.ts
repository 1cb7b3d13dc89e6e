import type { Subscriber } from '../runtime/subscriber.ts'
import { findEventDrawdown, tellOfDrawdown } from './drawdown-news.ts'

/** Tells that the bank returned the money, that nothing is owed of it, and what to look at. */
export const onDrawdownReturned: Subscriber<'drawdown-returned'> = async (event, deps, delivery) =>
  tellOfDrawdown(
    await findEventDrawdown(deps, event),
    { kind: 'drawdown-returned', words: 'returned', screen: 'payoutAccounts', to: 'owner' },
    deps,
    delivery,
  )
