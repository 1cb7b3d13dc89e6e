import * as z from 'zod/mini'
import { textSchema } from '../api/field-schemas.ts'
import { productCodes } from '../lending/product-codes.ts'
import { currencies } from '../money/currency.ts'
import { closingObstacles, openItemKinds } from './closing.ts'
import { correctionOutcomes, correctionSubjects, maxCorrectionLength } from './corrections.ts'
import { ownDataFields, ownDataKinds } from './own-data.ts'

const ownDataSection = z.object({
  kind: z.enum(ownDataKinds),
  /** False if the oldest records are left out because there are too many. */
  is_whole: z.boolean(),
  /** By field; timestamps are ISO, UTC. */
  records: z.array(z.partialRecord(z.enum(ownDataFields), z.string())),
})

export type OwnDataSection = z.infer<typeof ownDataSection>

const closing = {
  /** Why the account cannot be closed yet; empty if it can. */
  obstacles: z.array(z.enum(closingObstacles)),
  /** Its records have to be retained, and are used for nothing else. */
  is_kept: z.boolean(),
}

/** A company of the user, and its fate. */
const ownCompany = z.object({
  company_id: z.string(),
  /** Its registered name; null while it has none. */
  company_name: z.nullable(z.string()),
  /** The user is its only one: it is closed with the account. */
  is_closed_too: z.boolean(),
  /** Its records have to be retained. */
  is_kept: z.boolean(),
  /** Its open items: by facility and currency for money. */
  open: z.array(
    z.object({
      kind: z.enum(openItemKinds),
      product_code: z.nullable(z.enum(productCodes)),
      currency: z.nullable(z.enum(currencies)),
      amount: z.nullable(z.string()),
      /** The number of items; null for a balance. */
      count: z.nullable(z.number()),
    }),
  ),
  /** The remaining administrators, those first whom the lender can reach. */
  administrators: z.array(
    z.object({ name: z.nullable(z.string()), email: z.string(), is_reachable: z.boolean() }),
  ),
})

export type OwnCompany = z.infer<typeof ownCompany>

const correction = z.object({
  request_id: z.string(),
  about: z.enum(correctionSubjects),
  text: z.string(),
  /** ISO timestamps, UTC. */
  asked_at: z.string(),
  due_at: z.string(),
  /** Null until decided, as are the reply and its time. */
  outcome: z.nullable(z.enum(correctionOutcomes)),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
})

export const privacySchemas = {
  askForCorrection: {
    body: z.object({
      about: z.enum(correctionSubjects, 'unknownOption'),
      /** The error, and the correct data. */
      text: textSchema(maxCorrectionLength),
    }),
    response: correction,
  },
  listCorrections: {
    /** The latest first. */
    response: z.object({ corrections: z.array(correction) }),
  },
  lookAtClosing: {
    /** `erase_at`: the erasure date if it were closed now; ISO timestamp, UTC. */
    response: z.object({ ...closing, companies: z.array(ownCompany), erase_at: z.string() }),
  },
  closeAccount: {
    response: z.object({ ...closing, is_closed: z.boolean(), erase_at: z.nullable(z.string()) }),
  },
  exportOwnData: {
    response: z.object({
      /** ISO timestamp, UTC. */
      generated_at: z.string(),
      sections: z.array(ownDataSection),
    }),
  },
}
