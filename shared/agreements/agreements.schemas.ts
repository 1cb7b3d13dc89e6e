import * as z from 'zod/mini'
import { idSchema } from '../api/field-schemas.ts'
import { facilityStatuses } from '../credit/facility-states.ts'
import { recalculationOutcomes } from '../credit/recalculation-outcomes.ts'
import { unraisedReasons } from '../credit/unraised-reasons.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { activationStates } from './activation-states.ts'
import { agreementStatuses, signStatuses } from './sign-status.ts'
import { signAgreementBody, signerToken } from './signing-form.schema.ts'
import { verifyAgreement } from './verification.schema.ts'

const signStatus = z.literal(signStatuses)

/** Which of a company's agreements on its product: the facility agreement, where nothing is said. */
const agreementKind = z.optional(z.enum(['facility', 'addendum'], 'unknownOption'))

/** The shops that an addendum adds. */
const mostShops = 100
const shopIds = z.array(idSchema, 'required').check(z.maxLength(mostShops, 'tooMany'))

const agreementState = z.object({
  agreement_id: z.string(),
  status: z.enum(agreementStatuses),
  signers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email_masked: z.string(),
      sign_status: signStatus,
      /** ISO timestamp, UTC; null until signed. */
      signed_at: z.nullable(z.string()),
    }),
  ),
  /** The least advanced of the signers': 2 once everyone has signed. */
  sign_status: signStatus,
})

export const agreementsSchemas = {
  initiateSign: {
    body: z.object({ kind: agreementKind, shop_ids: z.optional(shopIds) }),
    response: agreementState,
  },
  getSigners: {
    body: z.object({ kind: agreementKind }),
    response: agreementState,
  },
  urgeSigner: {
    body: z.object({
      signer_id: idSchema,
      kind: agreementKind,
    }),
    response: agreementState,
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
          /** What the platform itself calls the shop. */
          shop_id: z.string(),
          state: z.enum(activationStates),
        }),
      ),
      /** The latest, whatever became of it. */
      addendum: z.nullable(
        z.object({
          ...agreementState.shape,
          number: z.string(),
          /** ISO timestamp, UTC. */
          created_at: z.string(),
          /** Of the version that binds. */
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
          /** Null until the limit was computed anew. */
          result: z.nullable(
            z.object({
              outcome: z.enum(recalculationOutcomes),
              reason: z.nullable(z.enum(unraisedReasons)),
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
      /** Why the limit would not rise; null where it would. */
      reason: z.nullable(z.enum(unraisedReasons)),
    }),
  },
  withdrawAddendum: {
    body: z.object({ agreement_id: idSchema }),
    response: z.null(),
  },
  openSigning: {
    body: z.object({ token: signerToken }),
    response: z.object({
      signer_name: z.string(),
      company_name: z.string(),
      agreement: z.object({
        title: z.string(),
        version: z.string(),
        locale: z.string(),
        /** Shows the document in a browser; good for a few minutes. */
        pdf_url: z.string(),
        document_sha256: z.string(),
        facts: z.array(z.object({ label: z.string(), value: z.string() })),
        opening: z.array(z.string()),
        clauses: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
        warning: z.string(),
      }),
      sign_status: signStatus,
      signed_at: z.nullable(z.string()),
    }),
  },
  signAgreement: {
    body: signAgreementBody,
    response: z.object({
      sign_status: signStatus,
      signed_at: z.string(),
      document_sha256: z.string(),
      /** True once every signer has signed. */
      completed: z.boolean(),
    }),
  },
  verifyAgreement,
}
