import * as z from 'zod/mini'
import { idSchema } from '../api/field-schemas.ts'
import { bankAccount, bankAccountInput } from '../application/bank-account.schema.ts'
import { payoutAccountStates } from './payout-account.ts'

const payoutAccounts = z.object({
  /** By currency, the default of each first. */
  accounts: z.array(
    z.object({
      ...bankAccount.shape,
      id: z.string(),
      /** To be named when it is changed or removed. */
      version: z.number(),
      state: z.enum(payoutAccountStates),
      /** Before this moment nothing is paid into it. */
      usable_from: z.string(),
      /** Drawdowns of its currency go there unless another is named. */
      is_default: z.boolean(),
      /** What the lender wants corrected. */
      refuse_reason: z.nullable(z.string()),
    }),
  ),
})

/** One of the company's as it was last seen. */
const seenAccount = { id: idSchema, version: z.number('required').check(z.int('invalid')) }

export const payoutAccountsSchemas = {
  listPayoutAccounts: { response: payoutAccounts },
  addPayoutAccount: {
    body: z.object({ ...bankAccountInput.shape }),
    response: payoutAccounts,
  },
  changePayoutAccount: {
    body: z.object({ ...bankAccountInput.shape, ...seenAccount }),
    response: payoutAccounts,
  },
  removePayoutAccount: {
    body: z.object({ ...seenAccount }),
    response: payoutAccounts,
  },
  choosePayoutAccount: {
    body: z.object({ id: idSchema }),
    response: payoutAccounts,
  },
}
