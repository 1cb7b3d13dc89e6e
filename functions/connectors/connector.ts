import type { Cents } from '#shared/money/cents.ts'
import type { TradedCurrency } from '#shared/money/currency.ts'
import type { ConsentedShop } from '#shared/shops/consented-shop.ts'
import type { OpenOrder, PlatformOrder } from '#shared/shops/counted-order.ts'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import type { MarketplaceDeposit } from '#shared/shops/marketplace-deposits.ts'
import type { ReportBasis } from '#shared/shops/reconcile-months.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'

/** The platform's ids of a seller or a shop that its calls contain, by the platform's names of them. */
export type SellerIds = Readonly<Record<string, string>>

/** The tokens of a seller's consent. Times are ISO timestamps, UTC. */
export interface Tokens {
  accessToken: string
  /** For a platform that needs more than a token to know the seller. */
  seller?: SellerIds
  /** Absent if the platform issues none: then there is only the access token. */
  refreshToken?: string
  /** Absent for an access token that lasts as long as the consent. */
  accessExpiresAt?: string
  /** When the consent expires; absent if the platform states no end. */
  consentExpiresAt?: string
}

/** The seller's location at a platform, for platforms that need one. */
export interface ShopLocation {
  /** One of the platform's `sites`: the marketplace that the shop sells on. */
  site?: string
  /** The host name of the seller's shop, if the platform gives each shop its own. */
  domain?: string
}

/** The parameters of an authorisation request. */
export interface AuthorisationRequest extends ShopLocation {
  state: string
  /** RFC 7636, S256. */
  codeChallenge: string
  redirectUri: string
  /** BCP 47, for the platform's page. */
  locale: string
}

/** The parameters of an authorisation response. */
export interface AuthorisationResponse extends ShopLocation {
  code: string
  codeVerifier: string
  redirectUri: string
  /** The query of the redirect. */
  query: URLSearchParams
}

/** Access to a platform under a consent. */
export interface Access extends ShopLocation {
  accessToken: string
  /** Of the consent and, where one consent has several shops, of the shop. */
  seller?: SellerIds
}

/**
 * A platform by OAuth 2.0. Every call throws GrantRefused if the code, the token or the consent is void,
 * PlatformThrottled if the platform limits the rate, and PlatformUnavailable if it does not respond, or not as
 * specified; a shop's profile throws UnsupportedCurrency if its sales cannot be counted, and ShopWithoutSales if only
 * sales would identify the shop.
 */
export interface Connector {
  /** The page at the platform where the seller consents. */
  authorizationUrl(request: AuthorisationRequest): string
  /**
   * Verifies that the response is the platform's, if the platform signs it (or identifies itself, RFC 9207), and
   * redeems its code. A platform accepts a code once.
   */
  exchangeCode(answer: AuthorisationResponse): Promise<Tokens>
  /** The platform may void the old refresh token at once: the result must be stored. */
  refresh(tokens: Tokens & { refreshToken: string }, place: ShopLocation): Promise<Tokens>
  /** Revokes the consent at the platform. Idempotent; if the platform has no such call, nothing happens. */
  revoke(tokens: Tokens, place: ShopLocation): Promise<void>
}

/** A shop as its platform describes it. */
export interface ShopProfile {
  /** The platform's id of the shop; constant for a shop. */
  id: string
  name: string
  /** The currency of the shop's sales. */
  currency: TradedCurrency
  /** ISO timestamp, UTC: the earliest time of a sale. */
  openedAt: string
}

/** A request for a shop's sales. */
export interface SalesRequest {
  shop: { id: string; currency: TradedCurrency }
  /** ISO timestamps, UTC: `from` inclusive, `to` exclusive. */
  from: string
  to: string
  /**
   * - `placed`: the sales of the span, with refunds such that reading consecutive spans up to the present returns each
   *   refund in the span of its own date or an earlier one. For the initial sync of a shop.
   * - `changed`: everything changed since `from`: at least each sale made since, and each refund made since, whenever
   *   its sale was. For later syncs.
   */
  by: 'placed' | 'changed'
  /** Where the previous page ended; absent for the first. */
  cursor?: string
  /** The stored records of orders that were open when last read, by id. */
  known?: ReadonlyMap<string, OpenOrder>
}

export interface SalesPage {
  /** In any order. An entry may be repeated, on this page or another, with the same id. */
  entries: readonly SalesEntry[]
  /** The orders of the page that are open, or were. */
  open?: readonly OpenOrder[]
  /** The orders of the page, for an examination. */
  orders?: readonly PlatformOrder[]
  /**
   * The ids of everything that the platform listed on the page, counted or not: a page without a new id repeats
   * another.
   */
  listed?: readonly string[]
  /** Absent on the last page. */
  cursor?: string
}

/** A request for a platform's own report, of whole months. */
export interface ReportRequest {
  shop: SalesRequest['shop']
  /** The first days of months in Hong Kong, the second one excluded. */
  from: BusinessDate
  to: BusinessDate
  cursor?: string
}

export interface ReportPage {
  /** Gross sales in the shop's currency, of days in Hong Kong or of months, named by their first day. */
  days: readonly { date: BusinessDate; sales: Cents }[]
  /** With the pages so far, the report is complete from this day on; absent before the newest month is. */
  completeFrom?: BusinessDate
  /** Absent on the last page. */
  cursor?: string
}

export interface ShopConnector extends Connector {
  /** The shop of a consent; for a platform with several shops in a consent, the first. */
  readProfile(access: Access): Promise<ShopProfile>
  /**
   * All shops of a consent, for a platform where it can have several. They use the same tokens, each with `seller` of
   * its own; `revoke` then ends the consent to the shop of `seller`, if the platform has such a call.
   */
  listConsentedShops?(access: Access): Promise<readonly ConsentedShop[]>
  readSales(access: Access, request: SalesRequest): Promise<SalesPage>
  /** The platform's own report of its sales; absent for a platform without one. */
  report?: {
    basis: ReportBasis
    /** A page of it, newest months first; undefined if it has nothing of the span. */
    read(access: Access, request: ReportRequest): Promise<ReportPage | undefined>
  }
  /** What the seller still owes for an advance that the platform shows; absent for a platform that shows none. */
  readOpenAdvance?(access: Access): Promise<{ amount: Cents; currency: TradedCurrency } | undefined>
  /** The maximum number of ids in a call of `readOrders`. */
  ordersPerCall: number
  /** The present state of orders. One that the platform does not have any more is missing from `open`. */
  readOrders(
    access: Access,
    request: Omit<SalesRequest, 'cursor'> & { ids: readonly string[] },
  ): Promise<SalesPage>
}

/** A payment account as its platform describes it. */
export interface PaymentProfile {
  /** The platform's id of the account; constant for an account. */
  id: string
  /** The number or address that its holder knows it by; always shown masked. */
  accountNumber: string
  /** The registered holder; empty if the platform does not state it. */
  holderName: string
  /** ISO 3166-1 alpha-2; absent if the platform does not state it. */
  country?: string
  /** Its primary currency; absent if no exchange rate is known for it. */
  currency?: TradedCurrency
  /** The platform has verified its holder. */
  verified: boolean
}

/** An account's balance in one currency, in hundredths. */
export interface PaymentBalance {
  currency: TradedCurrency
  /** Received and not paid out to a bank account, without amounts held back for disputes. */
  unsettledCents: number
}

/** A payout from an account to its holder's bank. */
export interface Settlement {
  id: string
  /** ISO timestamp, UTC. */
  at: string
  currency: TradedCurrency
  amountCents: number
}

export interface DepositsPage {
  deposits: readonly MarketplaceDeposit[]
  /** The ids of everything that the platform listed on the page. */
  listed: readonly string[]
  cursor?: string
}

export interface PaymentConnector extends Connector {
  readProfile(access: Access): Promise<PaymentProfile>
  readBalances(access: Access): Promise<readonly PaymentBalance[]>
  /** The settlements of a span, `to` exclusive, by pages. */
  readSettlements(
    access: Access,
    span: { from: string; to: string; cursor?: string },
  ): Promise<{ settlements: readonly Settlement[]; cursor?: string }>
  /**
   * The deposits of a span whose payer is a known marketplace, `to` exclusive, by pages; absent for a platform that does
   * not state the payer. Payers' names go no further. Throws CallNotAllowed under a consent that does not cover them.
   */
  readDeposits?(access: Access, span: { from: string; to: string; cursor?: string }): Promise<DepositsPage>
}
