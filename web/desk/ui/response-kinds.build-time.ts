import { responseKindsByField } from '#shared/desk/response-kinds.ts'

/** The kind of each response field by its name; a name has the same kind in all acts. */
export const responseKinds = Object.fromEntries(responseKindsByField)
