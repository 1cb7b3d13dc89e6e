import type * as z from 'zod/mini'
import type { balanceSetOff } from '#shared/credit/facility-detail.schema.ts'
import type { SetOff } from '#shared/lending/watermark.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { Deps } from '../runtime/deps.ts'
import { paymentAccountName } from '../shops/payment-account-name.ts'
import type { AccountBalance } from '../underwriting/reported-balances.ts'

/** A set-off as the seller sees it. */
export const describeSetOff = (
  { balances, setOffCents, leftCents }: SetOff<AccountBalance>,
  deps: Pick<Deps, 'config'>,
): z.input<typeof balanceSetOff> => ({
  balances: balances.map(({ account, amountCents, currency, countedCents }) => ({
    account: paymentAccountName(deps, account),
    reported: { currency, amount: decimalFromCents(amountCents) },
    amount: decimalFromCents(countedCents),
  })),
  set_off: decimalFromCents(setOffCents),
  left: decimalFromCents(leftCents),
})
