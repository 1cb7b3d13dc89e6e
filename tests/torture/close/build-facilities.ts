import type { Drawdown } from '../../../functions/data/drawdowns.ts'
import { refreshContribution } from '../../../functions/portfolio/refresh-contribution.ts'
import { buildFacility } from '../../support/build-facility.ts'
import { drawMoney } from '../../support/draw-money.ts'
import { listOwned } from '../../support/list-owned.ts'
import type { TestApp } from '../../support/test-app.ts'
import { stopStream } from '../stop-stream.ts'
import { writeItems } from '../write-items.ts'

/** The types of items of a facility with drawn money; the close reads no others of its company. */
const cloned = new Set(['company', 'facility', 'posting', 'drawdown'])

/** As long as the original id, since the cost of a write depends on the item's size. */
const idOfClone = (id: string, index: number): string => {
  const number = `-${String(index).padStart(6, '0')}`
  return `${id.slice(0, -number.length)}${number}`
}

/**
 * Builds facilities that each drew 10,000.00 today. The first is built over the API; the others are copies of
 * its items under new ids.
 */
export const buildFacilities = async (app: TestApp, count: number): Promise<void> => {
  const seller = await buildFacility(app, { limitCents: 50_000_00 })
  await drawMoney(app, seller, '10000.00')
  const [drawdown] = await listOwned<Drawdown>(app.deps.table, seller.companyId, 'DRAWDOWN#')
  if (!drawdown) throw new Error('nothing was drawn')
  const ids = [seller.companyId, seller.facilityId, drawdown.drawdownId]
  const partitions = [`COMPANY#${seller.companyId}`, `FACILITY#${seller.facilityId}`]
  const originals = (await app.everyItem())
    .filter(({ pk, type }) => partitions.includes(String(pk)) && cloned.has(String(type)))
    .map((item) => JSON.stringify(item))
  const items = Array.from({ length: count - 1 }, (_, index) =>
    originals.map(
      (original) =>
        JSON.parse(ids.reduce((text, id) => text.replaceAll(id, idOfClone(id, index)), original)) as Record<
          string,
          unknown
        >,
    ),
  ).flat()
  await stopStream(app)
  await writeItems(app, items)
  // The books take the facilities from the portfolio, which the stream would keep.
  for (let index = 0; index < count - 1; index += 1)
    await refreshContribution(app.deps.table, idOfClone(seller.facilityId, index))
}
