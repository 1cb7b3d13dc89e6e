import type { Subscriber } from '../runtime/subscriber.ts'
import { findEventDrawdown, tellOfDrawdown } from './drawdown-news.ts'

export const onDrawdownWithdrawn: Subscriber<'drawdown-withdrawn'> = async (event, deps, delivery) =>
  tellOfDrawdown(
    await findEventDrawdown(deps, event),
    { kind: 'drawdown-withdrawn', words: 'withdrawn', screen: 'limit', to: 'owner' },
    deps,
    delivery,
  )
