import * as z from 'zod/mini'
import { type DomainEvent, eventSchemas } from '../data/domain-events.ts'
import type { StoredEvent } from '../data/events.ts'

/** A stored event as this version understands it, or why it does not: by field and rule, without any value. */
export const parseEvent = ({ name, payload }: StoredEvent): { event: DomainEvent } | { reason: string } => {
  // An event of another version may have any name.
  const schema: z.ZodMiniType | undefined = eventSchemas[name]
  if (!schema) return { reason: `no event ${name}` }
  const { success, data, error } = schema.safeParse(payload)
  return success
    ? { event: { ...(data as object), name } as DomainEvent }
    : { reason: error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join(', ') }
}
