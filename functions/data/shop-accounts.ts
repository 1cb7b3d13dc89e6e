import { createHash } from 'node:crypto'
import type { ShopAccountStatus } from '#shared/shops/shop-accounts.schemas.ts'
import { companyItemKey } from './companies.ts'
import { companyItems } from './company-items.ts'
import { create, type Item, remove, replace, type Table, type Write } from './table.ts'

/** A seller's login to a shop. */
export interface ShopAccount {
  companyId: string
  accountId: string
  /** The platform's id in the configuration. */
  platform: string
  login: string
  loginUrl: string
  /** Encrypted for `shopAccountContext`. */
  sealedPassword: string
  status: ShopAccountStatus
  /** ISO timestamp, UTC. */
  updatedAt: string
  version: number
}

/** The account with a login. The item makes the login unique within a company. */
interface LoginClaim {
  accountId: string
}

/** The encryption context of a shop account's password. */
export const shopAccountContext = (companyId: string, accountId: string): string =>
  `shop-account:${companyId}:${accountId}`

const { key, find, list } = companyItems<ShopAccount>('SHOPACCOUNT#')

type Login = Pick<ShopAccount, 'companyId' | 'platform' | 'login' | 'loginUrl'>

/** Identifies a login within its company by a hash: its text may be too long for a key. */
const loginHash = ({ platform, loginUrl, login }: Login): string =>
  createHash('sha256')
    .update(JSON.stringify([platform, loginUrl, login]))
    .digest('base64url')

const loginKey = (account: Login) => companyItemKey(account.companyId, `SHOPLOGIN#${loginHash(account)}`)

/** Access pattern: a company's shop accounts. */
export const listShopAccounts = list

/** Access pattern: one shop account of a company. */
export const findShopAccount = find

/** Access pattern: the account of a company with a login. */
export const findShopAccountOfLogin = async (
  table: Table,
  login: Login,
): Promise<Item<ShopAccount> | undefined> => {
  const claim = await table.get<LoginClaim>(loginKey(login))
  return claim && findShopAccount(table, login.companyId, claim.accountId)
}

const claimLogin = (table: Table, account: ShopAccount): Write =>
  create<LoginClaim>(table, {
    ...loginKey(account),
    type: 'shop-login',
    accountId: account.accountId,
  })

const releaseLogin = (table: Table, { accountId, ...login }: ShopAccount): Write =>
  remove<LoginClaim>(table, loginKey(login), { accountId })

const replaceAccount = (table: Table, account: ShopAccount): Write =>
  replace<ShopAccount>(table, {
    ...account,
    ...key(account.companyId, account.accountId),
    type: 'shop-account',
  })

/** The writes of a new account (version 0): `login` fails if another account has it. */
export const createShopAccount = (
  table: Table,
  account: ShopAccount,
): Record<'account' | 'login', Write> => ({
  account: replaceAccount(table, account),
  login: claimLogin(table, account),
})

/** The writes that replace the version that was read: `login` fails if another account has it. */
export const changeShopAccount = (
  table: Table,
  before: ShopAccount,
  account: ShopAccount,
): Record<'account' | 'login' | 'formerLogin', Write | undefined> => {
  const isSameLogin = loginHash(before) === loginHash(account)
  return {
    account: replaceAccount(table, account),
    login: isSameLogin ? undefined : claimLogin(table, account),
    formerLogin: isSameLogin ? undefined : releaseLogin(table, before),
  }
}

/** The writes that remove the version that was read. */
export const removeShopAccount = (
  table: Table,
  account: ShopAccount,
): Record<'account' | 'login', Write> => ({
  account: remove<ShopAccount>(table, key(account.companyId, account.accountId), {
    version: account.version,
  }),
  login: releaseLogin(table, account),
})
