import type { Subscriber } from '../runtime/subscriber.ts'
import { findEventDrawdown, tellOfDrawdown } from './drawdown-news.ts'

export const onDrawdownDecided: Subscriber<'drawdown-decided'> = async (event, deps, delivery) => {
  const { decision } = event
  await tellOfDrawdown(
    await findEventDrawdown(deps, event),
    {
      kind: `drawdown-${decision}`,
      words: decision,
      ...(decision === 'rejected' ? { screen: 'limit' } : {}),
      to: 'owner',
    },
    deps,
    delivery,
  )
}
