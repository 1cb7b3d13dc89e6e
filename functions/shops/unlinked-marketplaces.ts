import type { DepositsOfMarketplace } from '#shared/shops/marketplace-deposits.ts'
import type { PaymentAccount } from '../data/payment-accounts.ts'
import type { Shop } from '../data/shops.ts'
import type { Config } from '../runtime/config.ts'

/** A marketplace that paid into a company's payment account, and of which the company has linked no shop. */
export interface UnlinkedMarketplace extends DepositsOfMarketplace {
  account: PaymentAccount
  /** The platform by which its shops can be linked; absent where the environment has none. */
  platformId?: string
  isDismissed: boolean
}

/** The marketplaces that pay into a company's accounts without a linked shop, by account. */
export const unlinkedMarketplaces = (
  { platforms }: Pick<Config, 'platforms'>,
  accounts: readonly PaymentAccount[],
  shops: readonly Pick<Shop, 'platform'>[],
): UnlinkedMarketplace[] => {
  const kindOf = (platform: string) => platforms.find(({ id }) => id === platform)?.kind ?? platform
  const linked = new Set(shops.map(({ platform }) => kindOf(platform)))
  return accounts.flatMap((account) =>
    (account.marketplaceDeposits ?? [])
      .filter(({ marketplace }) => !linked.has(marketplace))
      .map((deposits) => {
        const platformId = platforms.find(({ kind }) => kind === deposits.marketplace)?.id
        return {
          ...deposits,
          account,
          ...(platformId ? { platformId } : {}),
          isDismissed: account.dismissedMarketplaces?.includes(deposits.marketplace) ?? false,
        }
      }),
  )
}
