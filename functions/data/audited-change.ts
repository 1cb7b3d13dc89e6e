import { maskEmail } from '#shared/account/mask-email.ts'
import { maskMobile } from '#shared/agreements/mask-mobile.ts'
import { applyWrite } from './apply-write.ts'
import { entityOf, isPlain, itemName, nameOnlyFields, plainPaths, unauditedTypes } from './audited-items.ts'
import { imageOf } from './item-image.ts'
import type { Image } from './item-update.ts'
import type { Write } from './table.ts'
import { tableFields } from './table-fields.ts'

/** A write with the item before it. */
export interface FoundWrite {
  write: Write
  before: Image | undefined
}

/** The changes of one transaction, by item: the fields that differ. */
type ItemImages = Record<string, Image>

export interface AuditedChange {
  before: ItemImages
  after: ItemImages
  /** The user and the company of the written items: the owner of the act in a call without a session. */
  whose: { userId?: string | undefined; companyId?: string | undefined }
}

/** Stands for a changed value that the audit does not record: secret or personal. */
const hidden = '(hidden)'

const masks: Readonly<Record<string, (value: string) => string>> = {
  email: maskEmail,
  phoneNumber: maskMobile,
}

/** Whether a write is recorded in the audit. */
export const isAudited = ({ kind, key }: Write): boolean =>
  kind !== 'check' && !unauditedTypes.has(entityOf(key))

const isMap = (value: unknown): value is Image => typeof value === 'object' && value !== null

const isSame = (one: unknown, other: unknown): boolean => imageOf(one) === imageOf(other)

const valueAt = (image: unknown, path: string): unknown =>
  path.split('.').reduce((within, step) => (isMap(within) ? within[step] : undefined), image)

const namesIn = (...maps: unknown[]): string[] => [
  ...new Set(maps.flatMap((map) => (isMap(map) ? Object.keys(map) : []))),
]

/** The leaves below a path that differ. */
const differingLeaves = (path: string, before: unknown, after: unknown): string[] => {
  if (isSame(before, after)) return []
  const names = namesIn(before, after)
  return names.length === 0
    ? [path]
    : names.flatMap((name) => differingLeaves(`${path}.${name}`, valueAt(before, name), valueAt(after, name)))
}

const toldPaths = (entity: string, { before, after }: { before: unknown; after: unknown }): string[] =>
  namesIn(before, after)
    .filter((name) => !tableFields.has(name))
    .flatMap((name) => {
      if (nameOnlyFields[entity]?.includes(name))
        return differingLeaves(name, valueAt(before, name), valueAt(after, name))
      const within = (plainPaths[entity] ?? []).filter((path) => path.startsWith(`${name}.`))
      return within.length > 0 ? within : [name]
    })
    .filter((path) => !isSame(valueAt(before, path), valueAt(after, path)))

const tellValue = (entity: string, path: string, value: unknown): unknown => {
  if (isPlain(path) || plainPaths[entity]?.includes(path)) return value
  const mask = masks[path]
  return mask && typeof value === 'string' ? mask(value) : hidden
}

const tell = (image: Image, entity: string, paths: readonly string[]): Image =>
  Object.fromEntries(
    paths.flatMap((path) => {
      const value = valueAt(image, path)
      return value === undefined ? [] : [[path, tellValue(entity, path, value)]]
    }),
  )

const changeOfItem = ({ write, before }: FoundWrite) => {
  const entity = entityOf(write.key)
  const after = applyWrite(before, write)
  const paths = toldPaths(entity, { before, after })
  return {
    name: itemName(write.key),
    image: after ?? before,
    before: before && tell(before, entity, paths),
    after: after && tell(after, entity, paths),
  }
}

const firstText = (images: readonly (Image | undefined)[], name: string): string | undefined =>
  images.map((image) => image?.[name]).find((value) => typeof value === 'string')

/** The changes of one transaction's writes, without secrets. */
export const changeOf = (found: readonly FoundWrite[]): AuditedChange => {
  const changes = found.map(changeOfItem)
  const images = changes.map(({ image }) => image)
  const side = (which: 'before' | 'after'): ItemImages =>
    Object.fromEntries(changes.flatMap((change) => (change[which] ? [[change.name, change[which]]] : [])))
  return {
    before: side('before'),
    after: side('after'),
    whose: { userId: firstText(images, 'userId'), companyId: firstText(images, 'companyId') },
  }
}
