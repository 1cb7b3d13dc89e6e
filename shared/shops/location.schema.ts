import { optionalOneLineSchema } from '../api/field-schemas.ts'

/** A shop's location at its platform. The handler checks whether the platform needs it, and has it. */
export const locationFields = {
  /** One of the platform's `sites`, if it has some. */
  site: optionalOneLineSchema(20),
  /** The shop's domain at the platform, if it needs one: with or without the rest of an address. */
  domain: optionalOneLineSchema(300),
}
