import type { TradedCurrency } from '#shared/money/currency.ts'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'

/** What a platform hands out for a seller's consent. Times are ISO timestamps, UTC. */
export interface Tokens {
  accessToken: string
  /** Absent where the platform gives none: the access token is then all there is. */
  refreshToken?: string
  /** Absent for an access token that does not end before the consent does. */
  accessExpiresAt?: string
  /** When the seller must consent again; absent where the platform says none. */
  consentExpiresAt?: string
}

/** Where at a platform a seller is, as far as the platform has to be told. */
export interface SellerPlace {
  /** One of the platform's `sites`: the marketplace that the shop sells on. */
  site?: string
  /** The host name of the seller's shop, where the platform gives each shop one of its own. */
  domain?: string
}

/** What a seller is sent to the platform with. */
export interface AuthorisationRequest extends SellerPlace {
  state: string
  /** RFC 7636, S256. */
  codeChallenge: string
  redirectUri: string
  /** BCP 47, for the platform's page. */
  locale: string
}

/** What a seller came back from the platform with. */
export interface AuthorisationResponse extends SellerPlace {
  code: string
  codeVerifier: string
  redirectUri: string
  /** Everything that stood in the address that the platform sent the browser back to. */
  query: URLSearchParams
}

/** Whoever holds a consent calls the platform with these. */
export interface Access extends SellerPlace {
  accessToken: string
}

/**
 * The way to a platform by OAuth 2.0. Every call throws GrantRefused where the platform says that the code, the token or
 * the consent is void, PlatformThrottled where it asks to come later, and PlatformUnavailable where it does not answer,
 * or not as agreed; a shop's profile, CurrencyNotTaken where its sales cannot be
 * counted, and ShopWithoutSales where they alone would tell which shop it is.
 */
export interface Connector {
  /** The page at the platform where the seller consents. */
  authorizationUrl(request: AuthorisationRequest): string
  /**
   * Checks that the answer is the platform's own, as far as the platform signs it (or names itself, RFC 9207), and
   * redeems its code. A platform takes a code once.
   */
  exchangeCode(answer: AuthorisationResponse): Promise<Tokens>
  /** The platform may void the old refresh token at once: what comes back must be kept. */
  refresh(tokens: Tokens & { refreshToken: string }, place: SellerPlace): Promise<Tokens>
  /** Ends the consent at the platform. Done already is done; where the platform has no such call, nothing happens. */
  revoke(tokens: Tokens, place: SellerPlace): Promise<void>
}

/** A shop as its platform describes it. */
export interface ShopProfile {
  /** What the platform itself calls the shop; the same shop always has the same. */
  id: string
  name: string
  /** What the shop's sales are counted in. */
  currency: TradedCurrency
  /** ISO timestamp, UTC: when its first sale can have been. */
  openedAt: string
}

/** Which of a shop's sales are asked for. */
export interface SalesRequest {
  shop: { id: string; currency: TradedCurrency }
  /** ISO timestamps, UTC: from `from` on, up to `to` without it. */
  from: string
  to: string
  /**
   * - `placed`: the sales that were made in the span, and the refunds so that reading one span after another up to the
   *   present gives each refund in the span of its own date or an earlier one. For the first reading of a shop.
   * - `changed`: everything that changed since `from`: at least each sale made since, and each refund made since,
   *   whenever its sale was. For what is new.
   */
  by: 'placed' | 'changed'
  /** Where the page before ended; absent for the first. */
  cursor?: string
}

export interface SalesPage {
  /** In any order. The same entry may come again, on this page or another: its id tells. */
  entries: readonly SalesEntry[]
  /** Absent on the last page. */
  cursor?: string
}

export interface ShopConnector extends Connector {
  readProfile(access: Access): Promise<ShopProfile>
  readSales(access: Access, request: SalesRequest): Promise<SalesPage>
}

/** A payment account as its platform describes it. */
export interface PaymentProfile {
  /** What the platform itself calls the account; the same account always has the same. */
  id: string
  /** The number or address that its holder knows it by; shown masked only. */
  accountNumber: string
  /** Who it is registered for; empty where the platform does not say. */
  holderName: string
  /** ISO 3166-1 alpha-2; absent where the platform does not say. */
  country?: string
  /** The one that it is kept in first of all; absent where that is none that rates are known of. */
  currency?: TradedCurrency
  /** The platform has verified its holder. */
  verified: boolean
}

/** What an account holds in one currency, in hundredths. */
export interface PaymentBalance {
  currency: TradedCurrency
  /** Received and not paid out to a bank account, without what the platform holds back for disputes. */
  unsettledCents: number
}

/** Money that a platform paid out from an account to its holder's bank. */
export interface Settlement {
  id: string
  /** ISO timestamp, UTC. */
  at: string
  currency: TradedCurrency
  amountCents: number
}

export interface PaymentConnector extends Connector {
  readProfile(access: Access): Promise<PaymentProfile>
  readBalances(access: Access): Promise<readonly PaymentBalance[]>
  /** Those of a span, up to `to` without it, by pages. */
  readSettlements(
    access: Access,
    span: { from: string; to: string; cursor?: string },
  ): Promise<{ settlements: readonly Settlement[]; cursor?: string }>
}
