import { optionalOneLineSchema } from '../api/field-schemas.ts'

/** Where at its platform a shop is. Whether the platform asks for it, and has such a one, the handler finds out. */
export const placeFields = {
  /** One of the platform's `sites`, where it has some. */
  site: optionalOneLineSchema(20),
  /** The shop's domain at the platform, of one that asks for it: with or without what surrounds it in an address. */
  domain: optionalOneLineSchema(300),
}
