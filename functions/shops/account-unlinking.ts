import { availableOf, headroomOf } from '#shared/ledger/balances.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { UnlinkingObstacle } from '#shared/shops/payment-accounts.schemas.ts'
import { type Facility, listCompanyFacilities } from '../data/facilities.ts'
import { listPaymentAccounts, type PaymentAccount, paymentAccountIdOf } from '../data/payment-accounts.ts'
import type { Deps } from '../runtime/deps.ts'
import { findWatermark } from '../underwriting/find-watermark.ts'

/** A facility with its watermark after the unlinking. */
interface Unbound {
  facility: Facility
  watermarkCents: Cents
}

/** The effect of unlinking a payment account, and what stands in its way. */
export interface AccountUnlinking {
  obstacle?: UnlinkingObstacle
  /** The company's facilities, which the outcome was computed from. */
  facilities: Facility[]
  limits: { facility: Facility; nowCents: Cents; afterCents: Cents }[]
}

const isOwed = ({ balances }: Facility): boolean =>
  balances.principalReceivable > 0 || balances.pendingDrawdown > 0

const bounds = ({ facility, watermarkCents }: Unbound): boolean =>
  headroomOf({ ...facility.balances, watermark: watermarkCents }) > headroomOf(facility.balances)

const obstacleOf = (
  { config }: Pick<Deps, 'config'>,
  account: PaymentAccount,
  unbound: readonly Unbound[],
): UnlinkingObstacle | undefined => {
  if (account.platform === config.paymentPlatform?.id) return 'accountDeductsRepayments'
  if (account.holderConfirmed !== undefined) return 'accountConfirmedByLender'
  return unbound.some((each) => isOwed(each.facility) && bounds(each)) ? 'accountBoundsDebt' : undefined
}

/**
 * The amounts that can be drawn without an account, by the rules of the watermark. While something is drawn or
 * requested, unlinking must not raise them: the money was lent on the basis of the balance.
 */
export const judgeAccountUnlinking = async (
  deps: Pick<Deps, 'table' | 'clock' | 'config'>,
  account: PaymentAccount,
): Promise<AccountUnlinking> => {
  const { companyId } = account
  const [accounts, all] = await Promise.all([
    listPaymentAccounts(deps.table, companyId),
    listCompanyFacilities(deps.table, companyId),
  ])
  const others = accounts.filter((each) => paymentAccountIdOf(each) !== paymentAccountIdOf(account))
  const open = all.filter(({ status }) => status !== 'closed')
  const unbound = await Promise.all(
    open.map(async (facility) => {
      const { currency, balances } = facility
      const limit = { limitCents: balances.limit, currency }
      return { facility, watermarkCents: await findWatermark(deps, companyId, limit, others) }
    }),
  )
  const obstacle = obstacleOf(deps, account, unbound)
  return {
    ...(obstacle ? { obstacle } : {}),
    facilities: all,
    limits: unbound.map(({ facility, watermarkCents }) => ({
      facility,
      nowCents: availableOf(facility.balances),
      afterCents: availableOf({ ...facility.balances, watermark: watermarkCents }),
    })),
  }
}
