import { declaredKinds } from '#shared/desk/response-kinds.ts'

/** The kind of each field of a response by its name, which has one kind in all acts. */
export const responseKinds = Object.fromEntries(declaredKinds)
