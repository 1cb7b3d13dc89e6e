import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { type ChargeOrder, replaceChargeOrder } from '../../../../functions/data/charge-orders.ts'
import type { Company } from '../../../../functions/data/companies.ts'
import { indexCompany } from '../../../../functions/data/search-index.ts'
import type { Item, Write } from '../../../../functions/data/table.ts'
import { closeDay } from '../../../../functions/jobs/daily-close.ts'
import { buildFacility } from '../../../support/build-facility.ts'
import { drawMoney } from '../../../support/draw-money.ts'
import { listOwned } from '../../../support/list-owned.ts'
import type { TestApp } from '../../../support/test-app.ts'
import { writeItems } from '../../../torture/write-items.ts'

export interface Bill {
  chargeId: string
  drawdownId: string
  reference: string
  cents: number
}

/** A company with two bills that are due today. */
export interface BilledCompany {
  companyId: string
  facilityId: string
  name: string
  bills: [Bill, Bill]
}

const cloned = new Set([
  'company',
  'facility',
  'posting',
  'drawdown',
  'charge-order',
  'payout-account',
  'transfer-reference',
])
const originalName = 'Lantern Street Trading Limited'

/** The item of a put. */
const itemOf = (write: Write): Record<string, unknown> => {
  if (write.kind !== 'put') throw new Error('it puts nothing')
  return { ...write.item }
}

const nameOf = (index: number) => (index === 0 ? originalName : `Lantern Street ${index} Trading Limited`)

/** The id of a copy, with the id's place among the copied ones: two ids may differ in the replaced digits alone. */
const numbered = (text: string, place: number, index: number): string => {
  const number = `-${place}${String(index).padStart(5, '0')}`
  return `${text.slice(0, -number.length)}${number}`
}

/**
 * A number of companies with two charge orders each. The first one is created by the real calls; the others are copies
 * of these writes, with their own ids and names.
 */
export const buildBills = async (app: TestApp, count: number): Promise<BilledCompany[]> => {
  app.clock.set('2026-11-02T01:00:00.000Z')
  const seller = await buildFacility(app, { limitCents: 50_000_00 })
  const { companyId, facilityId } = seller
  const drawdownIds = [await drawMoney(app, seller, '10000.00'), await drawMoney(app, seller, '7000.00')]
  app.clock.set('2027-01-31T01:00:00.000Z')
  await closeDay(app.deps)
  const charges = (await listOwned<ChargeOrder>(app.deps.table, companyId, 'CHARGE#')).toSorted(
    (a, b) => sumOfKinds(b.owedCents) - sumOfKinds(a.owedCents),
  )
  const bills = charges.map(({ chargeId, drawdownId, owedCents }) => ({
    chargeId,
    drawdownId,
    cents: sumOfKinds(owedCents),
  }))
  const ids = [companyId, facilityId, ...drawdownIds]
  const originals = (await app.everyItem())
    .filter(({ type, pk, sk }) => cloned.has(String(type)) && ids.some((id) => `${pk} ${sk}`.includes(id)))
    .map((item) => JSON.stringify(item))
  const asClone = (text: string, index: number) =>
    index === 0
      ? text
      : ids
          .reduce((changed, id, place) => changed.replaceAll(id, numbered(id, place, index)), text)
          .replaceAll(originalName, nameOf(index))
  const cloneOf = (original: string, index: number) => {
    const item = JSON.parse(asClone(original, index)) as Item<object> & Record<string, unknown>
    if (item.type === 'transfer-reference')
      return { ...item, pk: `TRANSFERREF#${transferReference(String(item['drawdownId']))}` }
    return item.type === 'charge-order' ? itemOf(replaceChargeOrder(app.deps.table, item as never)) : item
  }
  const namesOf = (index: number) => {
    const named = { companyId: asClone(companyId, index), registerNameEn: nameOf(index) }
    return Object.values(indexCompany(app.deps.table, named as Company)).flatMap((write) =>
      write ? [itemOf(write)] : [],
    )
  }
  const clones = Array.from({ length: count - 1 }, (_, index) => index + 1)
  await writeItems(
    app,
    clones.flatMap((index) => [...originals.map((original) => cloneOf(original, index)), ...namesOf(index)]),
  )
  return [0, ...clones].map((index) => {
    const [first, second] = bills.map(({ chargeId, drawdownId, cents }) => ({
      chargeId: asClone(chargeId, index),
      drawdownId: asClone(drawdownId, index),
      reference: transferReference(asClone(drawdownId, index)),
      cents,
    }))
    if (!first || !second) throw new Error('two bills were to be raised')
    return {
      companyId: asClone(companyId, index),
      facilityId: asClone(facilityId, index),
      name: nameOf(index),
      bills: [first, second],
    }
  })
}
