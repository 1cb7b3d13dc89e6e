import { randomUUID } from 'node:crypto'
import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import { facilityIdOf } from '../../../functions/data/facilities.ts'
import { portfolioShards } from '../../../functions/data/portfolio.ts'
import { shardOf } from '../../../functions/data/shard-of.ts'
import type { Item } from '../../../functions/data/table.ts'
import type { SellerWithFacility } from '../../support/build-facility.ts'
import type { TestApp } from '../../support/test-app.ts'

type Stored = Item<Record<string, unknown>>

const copiedTypes = new Set([
  'company',
  'user',
  'credentials',
  'membership',
  'facility',
  'posting',
  'drawdown',
  'portfolio-contribution',
])

/** DynamoDB's limit of items per batch, and the number of concurrent batches. */
const itemsOfBatch = 25
const batchesAtOnce = 8

/** The items of another company: copies of the seller's items with new ids. */
const copyOf = (items: string, seller: SellerWithFacility, drawdownId: string, n: number) => {
  const companyId = randomUUID()
  const facilityId = facilityIdOf(companyId, 'small_shop_financing')
  const copied = JSON.parse(
    items
      .replaceAll(seller.companyId, companyId)
      .replaceAll(seller.facilityId, facilityId)
      .replaceAll(seller.userId, randomUUID())
      .replaceAll(seller.email, `copy-${n}@shop.test`)
      .replaceAll(drawdownId, drawdownId.slice(0, -8) + n.toString(16).padStart(8, '0')),
  ) as Stored[]
  return {
    facilityId,
    items: copied.map((item) =>
      item.type === 'portfolio-contribution'
        ? { ...item, pk: `PORTFOLIO#${shardOf(facilityId, portfolioShards)}` }
        : item,
    ),
  }
}

export interface Seeding {
  companies: number
  /** The number of companies whose drawdown is due with the seller's; those of the others are due later. */
  due: number
}

/**
 * Writes further companies, each with what the seller has. Returns the facilities whose drawdown falls due with the
 * seller's.
 */
export const seedCompanies = async (
  app: TestApp,
  { seller, drawdownId }: { seller: SellerWithFacility; drawdownId: string },
  { companies, due }: Seeding,
): Promise<string[]> => {
  const { region, endpoints, tableName } = app.deps.config
  const client = new DynamoDBClient({ region, endpoint: endpoints.dynamodb ?? '' })
  const everything = (await app.everyItem()) as Stored[]
  const ids = [seller.companyId, seller.userId, seller.facilityId]
  const items = JSON.stringify(
    everything.filter(
      (item) => copiedTypes.has(item.type) && ids.some((id) => JSON.stringify(item).includes(id)),
    ),
  )
  const write = (batch: readonly Stored[]) =>
    client.send(
      new BatchWriteItemCommand({
        RequestItems: { [tableName]: batch.map((item) => ({ PutRequest: { Item: marshall(item) } })) },
      }),
    )
  const dueFacilities: string[] = []
  const waiting: Stored[] = []
  const flush = async (least: number) => {
    while (waiting.length > least) {
      const batches = Array.from({ length: batchesAtOnce }, () => waiting.splice(0, itemsOfBatch))
      await Promise.all(batches.filter(({ length }) => length > 0).map(write))
    }
  }
  for (let n = 0; n < companies; n++) {
    const copy = copyOf(items, seller, drawdownId, n)
    const isDue = n < due
    if (isDue) dueFacilities.push(copy.facilityId)
    waiting.push(
      ...copy.items.map((item) =>
        item.type === 'drawdown' && !isDue ? { ...item, gsi1pk: 'DUE#2099-12-31' } : item,
      ),
    )
    await flush(itemsOfBatch * batchesAtOnce)
  }
  await flush(0)
  client.destroy()
  return dueFacilities
}
