import * as z from 'zod/mini'
import { cents, namedFacility, recordId, text } from './response-fields.ts'

/** A director or beneficial owner, and what makes them the same person in another company. */
export const obligorPerson = z.strictObject({
  name: text,
  /** Derived from the identity document; the number itself is not in it. */
  personKey: recordId,
})
export type ObligorPerson = z.output<typeof obligorPerson>

/** A facility with those who stand behind its company. */
export const facilityOfObligor = z.strictObject({
  ...namedFacility,
  limitCents: cents,
  /** Principal, interest and fees. */
  outstandingCents: cents,
  pastDueCents: cents,
  people: z.array(obligorPerson),
})
export type FacilityOfObligor = z.output<typeof facilityOfObligor>

export const obligorPage = z.strictObject({
  facilities: z.array(facilityOfObligor),
  cursor: z.exactOptional(text),
})
