import { schemasOf } from '#shared/api/all-schemas.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { exampleCall, type Parts } from './example-call.ts'
import { pathsIn, valueAt, withValueAt } from './generate/example-of.ts'
import { plainName } from './named-texts.ts'

export type Path = readonly PropertyKey[]

/** Fields that identify an item, by an id or by a secret, except the `uuid` of a captcha, which has no owner. */
const namesAThing = /(?<!uu)id$|token$|state$|session$/

/** An optional field is in one of two examples; there is one example for each kind of second-factor proof. */
const seeds = [7, 8, 10, 14]

/** The name of the field at `path`, or of the list for an entry of a list. */
export const nameAt = (path: Path): string =>
  String(path.findLast((part) => !/^\d+$/.test(String(part))) ?? '')

/** The paths of the texts in a call. */
export const textPaths = (parts: Parts): Path[] =>
  pathsIn(parts).filter((path) => typeof valueAt(parts, path) === 'string')

/** A place in a call that identifies an item: a field, a parameter or a list of ids. */
export interface IdPlace {
  path: Path
  isList: boolean
  example: Parts
}

/** In a list, an unknown id is skipped if there are others, so it is sent alone. */
const wholeList = (path: Path): Pick<IdPlace, 'path' | 'isList'> => {
  const isList = /^\d+$/.test(String(path.at(-1)))
  return { path: isList ? path.slice(0, -1) : path, isList }
}

/** The call with another id in that place. */
export const withId = (parts: Parts, { path, isList }: IdPlace, thing: string): Parts =>
  withValueAt(parts, path, isList ? [thing] : thing) as Parts

const placesOf = new WeakMap<Endpoint, readonly IdPlace[]>()

/** Every place of an endpoint's calls that identifies an item; computed once. */
export const idPlaces = (endpoint: Endpoint): readonly IdPlace[] => {
  const known = placesOf.get(endpoint)
  if (known) return known
  const { params, query, headers, body } = schemasOf(endpoint)
  const places = new Map<string, IdPlace>()
  for (const seed of params || query || headers || body ? seeds : []) {
    const example = exampleCall(endpoint, seed)
    for (const found of textPaths(example))
      if (namesAThing.test(plainName(nameAt(found)))) {
        const place = { ...wholeList(found), example }
        places.set(place.path.join('.'), places.get(place.path.join('.')) ?? place)
      }
  }
  const found = [...places.values()]
  placesOf.set(endpoint, found)
  return found
}
