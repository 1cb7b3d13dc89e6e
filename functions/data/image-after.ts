import type { Write } from './table.ts'

type Image = Record<string, unknown>
type Update = NonNullable<Write['Update']>

const operandPattern = /^(?:if_not_exists\((?<path>[^,]+),\s*(?<otherwise>:\w+)\)|(?<plain>[#:.\w]+))$/

/** The clauses of an update, `set` and the others, each with its comma-separated parts. */
const clausesOf = (expression: string): { verb: string; parts: string[] }[] =>
  expression
    .split(/\s*\b(?=(?:set|remove|add|delete) )/)
    .filter((clause) => clause !== '')
    .map((clause) => {
      const [verb = '', rest = ''] = clause.split(/ (.*)/s)
      return { verb, parts: rest.split(/,\s*(?![^(]*\))/) }
    })

/**
 * An item as an update makes it, worked out here for who wants to see it before it is written. Knows the expressions
 * that this table's updates are made of (`set` with at most one sum, `add` of a number, `remove`); throws at any other.
 */
const updated = (before: Image | undefined, update: Update): Image => {
  const after = structuredClone({ ...update.Key, ...before }) as Image
  const names = update.ExpressionAttributeNames ?? {}
  const values = update.ExpressionAttributeValues ?? {}
  const unknown = () => new Error(`an update that cannot be foreseen: ${update.UpdateExpression}`)

  const stepsOf = (path: string) => path.split('.').map((step) => names[step] ?? step)
  const read = (path: string): unknown =>
    stepsOf(path).reduce<unknown>((value, step) => (value as Image | undefined)?.[step], before)
  const write = (path: string, value: unknown) => {
    const steps = stepsOf(path)
    const last = steps.pop() ?? ''
    const parent = steps.reduce((image, step) => image[step] as Image, after)
    if (value === undefined) delete parent[last]
    else parent[last] = value
  }
  const valueOf = (operand: string): unknown => {
    const { path, otherwise, plain } = operandPattern.exec(operand)?.groups ?? {}
    if (path && otherwise) return read(path) ?? values[otherwise]
    if (!plain) throw unknown()
    return plain.startsWith(':') ? values[plain] : read(plain)
  }
  const sumOf = (terms: string): unknown => {
    const [first = '', second, ...more] = terms.split(/\s*\+\s*/)
    if (more.length > 0) throw unknown()
    return second === undefined ? valueOf(first) : Number(valueOf(first)) + Number(valueOf(second))
  }

  for (const { verb, parts } of clausesOf(update.UpdateExpression ?? ''))
    for (const part of parts) {
      const [target = '', operand = ''] = part.trim().split(verb === 'set' ? /\s*=\s*(.*)/s : /\s+/)
      if (verb === 'set') write(target, sumOf(operand))
      else if (verb === 'remove') write(target, undefined)
      else if (verb === 'add') write(target, Number(read(target) ?? 0) + Number(valueOf(operand)))
      else throw unknown()
    }
  return after
}

/** What an item would be after a write; undefined where it is then gone. */
export const imageAfter = (before: Image | undefined, { Put, Update, Delete }: Write): Image | undefined => {
  if (Put) return Put.Item as Image
  if (Update) return updated(before, Update)
  return Delete ? undefined : before
}
