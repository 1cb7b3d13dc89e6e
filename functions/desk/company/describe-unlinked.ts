import type { UnlinkedMarketplaceShown } from '#shared/desk/company.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { marketplaceName } from '#shared/shops/marketplaces.ts'
import { listPaymentAccounts } from '../../data/payment-accounts.ts'
import type { Shop } from '../../data/shops.ts'
import type { Deps } from '../../runtime/deps.ts'
import { paymentPlatformName } from '../../shops/payment-account-name.ts'
import { unlinkedMarketplaces } from '../../shops/unlinked-marketplaces.ts'

/** The marketplaces that pay into a company's accounts and have no linked shop. */
export const describeUnlinked = async (
  { table, config }: Pick<Deps, 'table' | 'config'>,
  companyId: string,
  shops: readonly Shop[],
): Promise<UnlinkedMarketplaceShown[]> =>
  unlinkedMarketplaces(config, await listPaymentAccounts(table, companyId), shops).flatMap(
    ({ account, marketplace, count, lastAt, sums, isDismissed }) =>
      sums.map(({ currency, amountCents }) => ({
        marketplace: marketplaceName(marketplace),
        paidInto: paymentPlatformName({ config }, account.platform),
        deposits: count,
        amount: decimalFromCents(amountCents),
        currency,
        lastDepositAt: lastAt,
        dismissed: isDismissed,
      })),
  )
