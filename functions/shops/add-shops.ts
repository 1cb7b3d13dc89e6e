import { createHash } from 'node:crypto'
import { maxItems } from '#shared/api/bulk.ts'
import type { ParsedInput } from '#shared/api/endpoint.ts'
import type { FieldError } from '#shared/api/envelope.ts'
import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { authModes } from '#shared/shops/auth-modes.ts'
import { findPlatform } from '../connectors/open-connector.ts'
import { listPaymentAccounts, type PaymentAccount } from '../data/payment-accounts.ts'
import { createPendingShop, listPendingShops, type PendingShop } from '../data/pending-shops.ts'
import { listEveryShop } from '../data/shops.ts'
import { writeAll } from '../data/write-all.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'
import { readPlace } from './read-location.ts'

type Announced = ParsedInput<typeof shopsEndpoints.addShops>['body']['shops'][number]
type Announcement = Omit<PendingShop, 'companyId' | 'shopId' | 'addedAt'>

const readPaymentAccount = (
  { auth_mode: mode, psp_id: id }: Announced,
  accounts: readonly PaymentAccount[],
): { account?: PaymentAccount } | { rule: FieldError['rule'] } => {
  if (mode !== authModes.auth_with_psp) return id === undefined ? {} : { rule: 'invalid' }
  if (id === undefined) return { rule: 'required' }
  const account = accounts.find(({ accountId }) => accountId === id)
  return account ? { account } : { rule: 'unknownOption' }
}

/** An announced shop, or all errors in it. `path` is its position in the request. */
const readAnnouncement = (
  announced: Announced,
  accounts: readonly PaymentAccount[],
  path: string,
  deps: Deps,
): { announcement: Announcement } | { errors: FieldError[] } => {
  const platform = findPlatform(deps, announced.platform_id)
  const known = platform?.serves === 'shop' ? platform : undefined
  const at = known ? readPlace(known, announced, path) : { place: {} }
  const paidOutTo = readPaymentAccount(announced, accounts)
  const errors: FieldError[] = [
    ...(known ? [] : [{ field: `${path}.platform_id`, rule: 'unknownOption' as const }]),
    ...('errors' in at ? at.errors : []),
    ...('rule' in paidOutTo ? [{ field: `${path}.psp_id`, rule: paidOutTo.rule }] : []),
  ]
  if ('errors' in at || 'rule' in paidOutTo || errors.length > 0) return { errors }
  const { account } = paidOutTo
  return {
    announcement: {
      platform: announced.platform_id,
      ...at.place,
      ...(announced.name ? { name: announced.name } : {}),
      industry: announced.industry,
      authMode: announced.auth_mode,
      ...(account ? { paymentAccount: { platform: account.platform, accountId: account.accountId } } : {}),
    },
  }
}

/** The nth id of identical announcements. */
const idOf = (companyId: string, words: string, nth: number): string =>
  createHash('sha256')
    .update(JSON.stringify([companyId, words, nth]))
    .digest('base64url')
    .slice(0, 22)

/**
 * Gives each announcement an id derived from its content, so that a repeated call announces nothing twice. If an
 * identical announcement has been authorised since (`taken`), it is another shop.
 */
const identify = (companyId: string, announcements: readonly Announcement[], taken: ReadonlySet<string>) => {
  const next = new Map<string, number>()
  return announcements.map((announcement) => {
    const words = JSON.stringify(announcement)
    let nth = next.get(words) ?? 0
    while (taken.has(idOf(companyId, words, nth))) nth++
    next.set(words, nth + 1)
    return { companyId, shopId: idOf(companyId, words, nth), ...announcement }
  })
}

const tooMany = refuse('tooManyItems', [{ field: 'body.shops', rule: 'tooMany' }])

export const addShops: Handler<typeof shopsEndpoints.addShops> = async (
  { input: { body }, session: { companyId } },
  deps,
) => {
  const { table, clock } = deps
  if (body.shops.length > maxItems) return tooMany
  const [accounts, pending, shops] = await Promise.all([
    listPaymentAccounts(table, companyId),
    listPendingShops(table, companyId),
    listEveryShop(table, companyId),
  ])
  const read = body.shops.map((announced, index) =>
    readAnnouncement(announced, accounts, `body.shops.${index}`, deps),
  )
  const errors = read.flatMap((each) => ('errors' in each ? each.errors : []))
  if (errors.length > 0) return refuse('invalidInput', errors)

  const announcements = read.flatMap((each) => ('announcement' in each ? [each.announcement] : []))
  const added = identify(companyId, announcements, new Set(shops.map(({ shopId }) => shopId)))
  const waiting = new Set(pending.map(({ shopId }) => shopId))
  const fresh = added.filter(({ shopId }) => !waiting.has(shopId))
  if (waiting.size + fresh.length > maxItems) return tooMany
  const addedAt = clock().toISOString()
  await writeAll(
    table,
    fresh.map((shop) => createPendingShop(table, { ...shop, addedAt })),
  )
  return answer({ shops: added.map(({ shopId: id }) => ({ id })) })
}
