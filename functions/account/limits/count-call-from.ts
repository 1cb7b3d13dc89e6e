import type { Counted } from '../../data/daily-counts.ts'
import type { Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { countCall } from './count-call.ts'
import { networkOf, wideNetworkFactor, wideNetworkOf } from './network-of.ts'

/**
 * Counts a call, allowing `most` a day from one network address, and twenty times as many from its wide network.
 * `writes` belong in the call's transaction; without one, `commit` writes them. If they fail, `refusal` applies until
 * the next day.
 */
export const countCallFrom = (
  deps: Pick<Deps, 'table' | 'clock'>,
  counted: Counted,
  ip: string,
  limit: number,
) => {
  const wide = wideNetworkOf(ip)
  const { write, refusal } = countCall(deps, counted, networkOf(ip), limit)
  const writes: { network: Write; wideNetwork: Write | undefined } = {
    network: write,
    wideNetwork:
      wide === undefined ? undefined : countCall(deps, counted, wide, limit * wideNetworkFactor).write,
  }
  return {
    writes,
    refusal,
    /** Counts the call without a transaction; false if either limit is reached. */
    commit: async (): Promise<boolean> =>
      (await deps.table.write(writes.network)) &&
      (!writes.wideNetwork || deps.table.write(writes.wideNetwork)),
  }
}
