import * as z from 'zod/mini'
import { everyAct } from './all-acts.ts'
import type { ResponseKind } from './response-fields.ts'

interface Declared {
  kind?: ResponseKind
  properties?: Record<string, Declared>
  items?: Declared
  anyOf?: Declared[]
}

const kindsIn = (
  { kind, properties = {}, items, anyOf = [] }: Declared,
  name = '',
): [name: string, kind: ResponseKind][] => [
  ...(kind ? [[name, kind] as [string, ResponseKind]] : []),
  ...Object.entries(properties).flatMap(([inside, of]) => kindsIn(of, inside)),
  ...[...(items ? [items] : []), ...anyOf].flatMap((of) => kindsIn(of, name)),
]

/** The kinds of all fields of responses, by name. */
export const responseKindsByField = everyAct.flatMap(({ output }) =>
  kindsIn(z.toJSONSchema(output, { unrepresentable: 'any' }) as Declared),
)
