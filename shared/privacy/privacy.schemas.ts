import * as z from 'zod/mini'
import { closingObstacles } from './closing.ts'
import { ownDataFields, ownDataKinds } from './own-data.ts'

const ownDataSection = z.object({
  kind: z.enum(ownDataKinds),
  /** False where the oldest records are left out for their number. */
  is_whole: z.boolean(),
  /** By field; timestamps are ISO, UTC. */
  records: z.array(z.partialRecord(z.enum(ownDataFields), z.string())),
})

export type OwnDataSection = z.infer<typeof ownDataSection>

const closing = {
  /** Why the account cannot be closed yet; empty where it can. */
  obstacles: z.array(z.enum(closingObstacles)),
  /** Records of it have to be kept, and are used for nothing else. */
  is_kept: z.boolean(),
}

export const privacySchemas = {
  lookAtClosing: {
    /** `erase_at`: when it would be erased, were it closed now; ISO timestamp, UTC. */
    response: z.object({ ...closing, erase_at: z.string() }),
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
