import * as z from 'zod/mini'
import { stepUpFields } from '../account/step-up.schema.ts'
import { ownDataFields, ownDataKinds } from './own-data.ts'

const ownDataSection = z.object({
  kind: z.enum(ownDataKinds),
  /** False where the oldest records are left out for their number. */
  is_whole: z.boolean(),
  /** By field; timestamps are ISO, UTC. */
  records: z.array(z.partialRecord(z.enum(ownDataFields), z.string())),
})

export type OwnDataSection = z.infer<typeof ownDataSection>

export const privacySchemas = {
  exportOwnData: {
    body: z.object(stepUpFields),
    response: z.object({
      /** ISO timestamp, UTC. */
      generated_at: z.string(),
      sections: z.array(ownDataSection),
    }),
  },
}
