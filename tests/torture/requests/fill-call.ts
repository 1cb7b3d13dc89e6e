import { schemasOf } from '#shared/api/all-schemas.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { exampleCall, type Parts } from '../../support/example-call.ts'
import { pathsIn, valueAt, withValueAt } from '../../support/generate/example-of.ts'
import { nameAt, type Path, textPaths } from '../../support/id-places.ts'
import type { Chance } from '../../support/seeded-chance.ts'
import { markerOf, type Owner } from './owners.ts'
import type { ValuePool } from './value-pool.ts'

/** Random examples per endpoint, before the caller's own values are inserted. */
const variants = 6

const examples = new Map<string, Parts>()

const exampleFor = (endpoint: Endpoint, variant: number): Parts => {
  const key = `${endpoint.name} ${variant}`
  const example = examples.get(key) ?? exampleCall(endpoint, 7 + variant)
  examples.set(key, example)
  return example
}

const accepts = (endpoint: Endpoint, parts: Parts): boolean => {
  const { params, query, headers, body } = schemasOf(endpoint)
  return (
    (!params || params.safeParse(parts.params).success) &&
    (!query || query.safeParse(parts.query).success) &&
    (!headers || headers.safeParse(parts.headers).success) &&
    (!body || body.safeParse(parts.body).success)
  )
}

/** The name and path, which indicate the call's subject. */
export const aboutOf = ({ name, path }: Endpoint): string => `${name}${path}`

/**
 * A valid call by a caller of `owner`, with values seen of that company in matching fields and its marker in
 * free text. Based on a random example if none is given.
 */
export const fillCall = (
  endpoint: Endpoint,
  owner: Owner,
  pool: ValuePool,
  chance: Chance,
  example: Parts = exampleFor(endpoint, chance.integer(0, variants - 1)),
): Parts => {
  let parts = example
  const put = (path: Path, value: unknown): boolean => {
    const changed = withValueAt(parts, path, value) as Parts
    if (!accepts(endpoint, changed)) return false
    parts = changed
    return true
  }
  for (const path of pathsIn(parts))
    if (valueAt(parts, path) instanceof Uint8Array)
      put(path, Buffer.from(`%PDF-1.7\n% ${markerOf(owner)}\n%%EOF\n`))
  for (const path of textPaths(parts)) {
    const own = chance.next() < 0.85 ? pool.draw(owner, nameAt(path), aboutOf(endpoint), chance) : undefined
    if (own !== undefined && put(path, own)) continue
    if (chance.next() < 0.5) put(path, `${markerOf(owner)} ${chance.pick(['Ltd', 'Road', 'note']) ?? ''}`)
  }
  return parts
}
