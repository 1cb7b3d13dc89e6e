import type { Placeholders } from './placeholders.ts'

/** An item's attributes by name. */
export type Image = Record<string, unknown>

/** Addresses an entry of a map, which must exist: `balances.limit`. */
type Nested = `${string}.${string}`

/**
 * The changes to an item by attribute; no attribute appears twice. Both the DynamoDB expression and the simulated item
 * of a dry run are derived from it.
 */
export interface ItemUpdate<Entity extends object = Image> {
  readonly set?: Readonly<Partial<Entity>> & { readonly [path: Nested]: unknown }
  /** Adds to the number that is stored at that moment, or to 0 where there is none. */
  readonly add?: { readonly [path in (keyof Entity & string) | Nested]?: number }
  readonly remove?: readonly ((keyof Entity & string) | Nested)[]
}

/** The update as a DynamoDB expression. */
export const updateExpression = (
  { set = {}, add = {}, remove = [] }: ItemUpdate,
  { path, value }: Placeholders,
): string => {
  const sets = [
    ...Object.entries(set).map(([to, given]) => `${path(to)} = ${value(given)}`),
    // DynamoDB's own `add` cannot reach a number inside a map.
    ...Object.entries(add).map(
      ([to, amount]) => `${path(to)} = if_not_exists(${path(to)}, ${value(0)}) + ${value(amount)}`,
    ),
  ]
  return [
    ...(sets.length > 0 ? [`set ${sets.join(', ')}`] : []),
    ...(remove.length > 0 ? [`remove ${remove.map(path).join(', ')}`] : []),
  ].join(' ')
}

/** The map that contains the value at a path, and the value's name in it. */
const endOf = (image: Image, path: string): [within: Image, attribute: string] => {
  const steps = path.split('.')
  const attribute = steps.pop() ?? ''
  return [steps.reduce((map, step) => map[step] as Image, image), attribute]
}

/** An item after an update; `before` has at least the item's key. */
export const updatedImage = (before: Image, { set = {}, add = {}, remove = [] }: ItemUpdate): Image => {
  const after = structuredClone(before)
  for (const [path, given] of Object.entries(set)) {
    const [within, attribute] = endOf(after, path)
    within[attribute] = given
  }
  for (const [path, amount] of Object.entries(add)) {
    const [within, attribute] = endOf(after, path)
    within[attribute] = Number(within[attribute] ?? 0) + Number(amount)
  }
  for (const path of remove) {
    const [within, attribute] = endOf(after, path)
    delete within[attribute]
  }
  return after
}
