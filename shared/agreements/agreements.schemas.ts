import * as z from 'zod/mini'
import { idSchema } from '../api/field-schemas.ts'
import { facilityStatuses } from '../credit/facility-states.ts'
import { noIncreaseReasons } from '../credit/no-increase-reasons.ts'
import { recalculationOutcomes } from '../credit/recalculation-outcomes.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { activationStates } from './activation-states.ts'
import { agreementState, signersState } from './agreement-state.schema.ts'
import { signatorySchemas } from './signatory.schemas.ts'
import { agreementKind, signerChangesSchemas } from './signer-changes.schemas.ts'
import { signingPageSchemas } from './signing-page.schemas.ts'
import { verifyAgreement } from './verification.schema.ts'

/** The shops that an addendum adds. */
const maxShops = 100
const shopIds = z.array(idSchema, 'required').check(z.maxLength(maxShops, 'tooMany'))

export const agreementsSchemas = {
  ...signerChangesSchemas,
  ...signingPageSchemas,
  ...signatorySchemas,
  initiateSign: {
    body: z.object({ kind: agreementKind, shop_ids: z.optional(shopIds) }),
    response: signersState,
  },
  getSigners: {
    body: z.object({ kind: agreementKind }),
    response: signersState,
  },
  urgeSigner: {
    body: z.object({
      signer_id: idSchema,
      kind: agreementKind,
    }),
    response: signersState,
  },
  getShopActivation: {
    response: z.object({
      /** Null until there is a limit. */
      facility: z.nullable(
        z.object({
          status: z.enum(facilityStatuses),
          currency: currencySchema,
          limit: wireAmountSchema,
          available: wireAmountSchema,
        }),
      ),
      shops: z.array(
        z.object({
          id: z.string(),
          platform: z.string(),
          name: z.string(),
          /** The platform's id of the shop. */
          shop_id: z.string(),
          state: z.enum(activationStates),
        }),
      ),
      /** The latest, in any status. */
      addendum: z.nullable(
        z.object({
          ...agreementState.shape,
          /** Of the binding version. */
          locale: z.string(),
          shops: z.array(
            z.object({
              id: z.string(),
              platform: z.string(),
              platform_name: z.string(),
              name: z.string(),
              shop_id: z.string(),
            }),
          ),
          /** Null until the limit was recalculated. */
          result: z.nullable(
            z.object({
              outcome: z.enum(recalculationOutcomes),
              reason: z.nullable(z.enum(noIncreaseReasons)),
              limit_before: wireAmountSchema,
              limit_after: wireAmountSchema,
              available_before: wireAmountSchema,
              available_after: wireAmountSchema,
            }),
          ),
        }),
      ),
    }),
  },
  previewShopActivation: {
    body: z.object({ shop_ids: shopIds }),
    response: z.object({
      currency: currencySchema,
      limit_now: wireAmountSchema,
      limit_after: wireAmountSchema,
      available_now: wireAmountSchema,
      available_after: wireAmountSchema,
      outcome: z.enum(recalculationOutcomes),
      /** Why the limit would not rise; null if it would. */
      reason: z.nullable(z.enum(noIncreaseReasons)),
    }),
  },
  withdrawAddendum: {
    body: z.object({ agreement_id: idSchema }),
    response: z.null(),
  },
  verifyAgreement,
}
