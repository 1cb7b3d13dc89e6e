import type { PostingKind } from '#shared/ledger/posting.ts'
import { listPostings } from '../../../functions/data/ledger.ts'
import { readFacility } from '../../support/build-facility.ts'
import { BooksOutOfOrder } from '../../support/check-books.ts'
import type { World } from './world.ts'

const draws: readonly PostingKind[] = ['drawdown-requested', 'drawdown-paid-out']

/** Whether a facility could be drawn from at a moment, and how often it was by then. */
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
 * Nothing is asked for or paid out while the facility is expired or closed. `before` is two acts ago at most: one that
 * was not active then and is not now was not drawn from in between.
 */
export const checkDrawn = async (world: World, before: Drawn): Promise<void> => {
  const now = await readDrawn(world)
  if (!before.isActive && !now.isActive && now.times > before.times)
    throw new BooksOutOfOrder('a facility that was not active was drawn from')
}
