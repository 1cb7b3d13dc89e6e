import {
  type EncryptedAttribute,
  encryptedAttributes,
  replaceEncrypted,
  scanEncrypted,
} from '../data/encrypted-values.ts'
import { isEncryptedSince } from '../data/field-encryption.ts'
import { findJobCursor, putJobCursor } from '../data/job-cursors.ts'
import type { PaymentAccount } from '../data/payment-accounts.ts'
import { accountNumberContext, type PayoutAccount } from '../data/payout-accounts.ts'
import { codeAppContext, reencryptCodeApp, type SecondFactors } from '../data/second-factors.ts'
import type { SharedAuthorisation } from '../data/shared-authorisations.ts'
import { type ShopAccount, shopAccountContext } from '../data/shop-accounts.ts'
import type { Shop } from '../data/shops.ts'
import type { Item, Key, Table, Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'
import { paymentTokensContext, sharedTokensContext, shopTokensContext } from '../shops/encrypted-tokens.ts'
import { cursorOf, jobShards } from './job-shards.ts'
import { startRunTime } from './run-time.ts'
import { tryEach } from './try-each.ts'

const job = 'reseal'

/** As often as KMS rotates the key's material. */
const goodForMs = 365 * 24 * 3_600_000

/** Up to ten million items a day in four shards, each half of a run's time. The next run continues. */
const pagesOfRun = 2_500
const itemsOfPage = 1_000

/**
 * The encryption context of a value, by the type of its item. Types that are missing here last for days only, or are
 * replaced automatically.
 */
const contexts: Readonly<Record<string, (item: Item<object>) => string>> = {
  shop: (item) => {
    const { companyId, shopId } = item as Item<Shop>
    return shopTokensContext(companyId, shopId)
  },
  'shared-authorisation': (item) => {
    const { companyId, authorisationId } = item as Item<SharedAuthorisation>
    return sharedTokensContext(companyId, authorisationId)
  },
  'payment-account': (item) => {
    const account = item as Item<PaymentAccount>
    return paymentTokensContext(account.companyId, account)
  },
  'shop-account': (item) => {
    const { companyId, accountId } = item as Item<ShopAccount>
    return shopAccountContext(companyId, accountId)
  },
  'payout-account': (item) => accountNumberContext((item as Item<PayoutAccount>).companyId),
  'past-payout-account': (item) => accountNumberContext((item as Item<PayoutAccount>).companyId),
}

interface EncryptedValue {
  item: Item<object>
  sealed: string
  context: string
  /** The write that stores the re-encrypted value. */
  replace(table: Table, anew: string): Write
}

const sealedIn = (item: Item<object>): EncryptedValue[] => {
  if (item.type === 'second-factors') {
    const { userId, codeApp } = item as Item<SecondFactors>
    if (!codeApp) return []
    const { sealedSecret: sealed } = codeApp
    const replace = (table: Table, anew: string) => reencryptCodeApp(table, { userId }, codeApp, anew)
    return [{ item, sealed, context: codeAppContext(userId), replace }]
  }
  const context = Object.hasOwn(contexts, item.type) ? contexts[item.type] : undefined
  if (!context) return []
  return encryptedAttributes.flatMap((attribute) => {
    const sealed = (item as Item<Partial<Record<EncryptedAttribute, string>>>)[attribute]
    if (sealed === undefined) return []
    const replace = (table: Table, anew: string) => replaceEncrypted(table, item, attribute, sealed, anew)
    return [{ item, sealed, context: context(item), replace }]
  })
}

const keyOf = (cursor: string | undefined): Key | undefined =>
  cursor ? (JSON.parse(cursor) as Key) : undefined

export interface ReencryptionScope {
  /** The part of the table; all of it without one. */
  shard?: number | undefined
  pages?: number
  items?: number
}

export interface Reencryption {
  resealed: number
  /** The whole table was scanned; the next run begins again. */
  isThrough: boolean
}

/**
 * Re-encrypts, with a data key of today, values in an older format or more than a year old. A value is replaced only if
 * it is still the one that was read. Progress is stored after each page, so that an interrupted run is continued and a
 * repeated one changes nothing more. Failures do not stop the rest, are met again by the next scan, and make the job
 * throw.
 */
export const reencryptSecrets = async (
  deps: Deps,
  { shard, pages = pagesOfRun, items: limit = itemsOfPage }: ReencryptionScope = {},
): Promise<Reencryption> => {
  const { table, seal, clock, log } = deps
  const now = clock()
  const since = new Date(now.getTime() - goodForMs)
  let resealed = 0
  const failures: unknown[] = []

  async function* outdated(items: readonly Item<object>[]): AsyncGenerator<EncryptedValue> {
    yield* items.flatMap(sealedIn).filter(({ sealed }) => !isEncryptedSince(sealed, since))
  }

  const part = shard === undefined ? undefined : { index: shard, of: jobShards[job] }
  const hasTime = startRunTime(clock)
  let after = keyOf(await findJobCursor(table, cursorOf(job, shard)))
  for (let page = 0; page < pages && hasTime(); page++) {
    const { items, next } = await scanEncrypted(table, { after, limit, ...(part ? { part } : {}) })
    const failed = await tryEach(
      outdated(items),
      async ({ sealed, context, replace }) => {
        const anew = await seal.seal(await seal.open(sealed, context), context)
        if (await table.write(replace(table, anew))) resealed++
      },
      ({ item }) => log('error', 'a secret could not be sealed anew', { type: item.type }),
    )
    failures.push(...failed)
    after = next
    const upTo = after ? JSON.stringify(after) : ''
    await table.write(putJobCursor(table, { job: cursorOf(job, shard), upTo, updatedAt: now.toISOString() }))
    if (!after) break
  }
  log('info', 'secrets were sealed anew', { resealed, failed: failures.length })
  if (failures.length > 0) throw new AggregateError(failures, 'some secrets could not be sealed anew')
  return { resealed, isThrough: after === undefined }
}
