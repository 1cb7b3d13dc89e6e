import * as z from 'zod/mini'
import { idSchema } from '../api/field-schemas.ts'
import { bankAccount, bankAccountInput } from '../application/bank-account.schema.ts'
import { rejections } from '../rejections/rejections.ts'
import { payoutAccountStates } from './payout-account.ts'

const payoutAccounts = z.object({
  /** By currency, the default of each first. */
  accounts: z.array(
    z.object({
      ...bankAccount.shape,
      id: z.string(),
      /** Required for changing or removing it. */
      version: z.number(),
      state: z.enum(payoutAccountStates),
      /** Before this moment nothing is paid into it. */
      usable_from: z.string(),
      /** The default of its currency. */
      is_default: z.boolean(),
      /** The correction that the lender requests. */
      refuse_reason: z.nullable(z.string()),
      /** Why it was refused, with a text for sellers; null if the lender chose none. */
      refusal: z.nullable(z.enum(rejections.payoutAccount)),
    }),
  ),
})

/** An account of the company, in the version last seen. */
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
