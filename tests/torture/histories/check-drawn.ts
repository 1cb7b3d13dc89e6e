import type { PostingKind } from '#shared/ledger/posting.ts'
import { listPostings } from '../../../functions/data/ledger.ts'
import { readFacility } from '../../support/build-facility.ts'
import { BooksOutOfOrder } from '../../support/check-books.ts'
import type { World } from './world.ts'

const draws: readonly PostingKind[] = ['drawdown-requested', 'drawdown-paid-out']

/** Whether a facility can be drawn from, and its number of drawdowns so far. */
interface Drawn {
  isActive: boolean
  times: number
}

export const readDrawn = async ({ app, seller: { facilityId } }: World): Promise<Drawn> => {
  const { status } = await readFacility(app, facilityId)
  let times = 0
  for await (const { kind } of listPostings(app.deps.table, facilityId)) if (draws.includes(kind)) times++
  return { isActive: status === 'active', times }
}

/**
 * Expired and closed facilities must not be drawn from. `before` is at most two acts old: a facility that was
 * inactive then and is inactive now was inactive in between.
 */
export const checkDrawn = async (world: World, before: Drawn): Promise<void> => {
  const now = await readDrawn(world)
  if (!before.isActive && !now.isActive && now.times > before.times)
    throw new BooksOutOfOrder('a facility that was not active was drawn from')
}
