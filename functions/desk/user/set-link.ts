import * as z from 'zod/mini'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { absolutePath, siteBase, withQuery } from '#shared/site/screen-paths.ts'
import { findLink, replaceLink } from '../../data/links.ts'
import { chosenId, describedField } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'

const examplePath = absolutePath(withQuery(productLines.hook.routePrefix, { cpid: '12' }))

const segmentPattern = /^(?!\.{1,2}$)[\w.~-]+$/
const queryPattern = /^[\w.~%&=+:,-]*$/

/**
 * True for the path of a page of the portal and nothing else: no segment that a browser or a router reads as another
 * origin or as a parent folder, and escapes only in the query.
 */
const isPortalPath = (text: string): boolean => {
  const [path = '', query = '', ...more] = text.split('?')
  const [before, base, ...segments] = path.split('/')
  const last = segments.length - 1
  return (
    before === '' &&
    `/${base}` === siteBase &&
    last >= 0 &&
    segments.every((segment, index) => segmentPattern.test(segment) || (segment === '' && index === last)) &&
    queryPattern.test(query) &&
    more.length === 0
  )
}

const path = z
  .string()
  .check(z.trim(), z.maxLength(500), z.refine(isPortalPath, `a path of this portal: ${siteBase}/…`))

export const setLinkAct = deskAct({
  name: 'link-set',
  summary: `Sets where a short link leads: a page of this portal, as ${examplePath}.`,
  positional: ['id', 'path'],
  sensitive: { kinds: ['speaksForLender'] },
  needsReason: true,
  fourEyes: true,
  schema: z.object({
    id: describedField(chosenId, 'the link’s name, as it stands in its address', 'spring-2027'),
    path: describedField(path, 'a page of the portal with its query', examplePath),
  }),
  run: async ({ id, path: to }, act, { table, clock }) => {
    const before = await findLink(table, id)
    if (before?.path === to) return { ok: true, id, path: to }
    const written = await table.transact({
      link: replaceLink(table, {
        id,
        path: to,
        changedAt: clock().toISOString(),
        version: before?.version ?? 0,
      }),
      audit: act.audit({
        before: before ? { link: id, path: before.path } : null,
        after: { link: id, path: to },
      }),
    })
    if (!written.ok)
      return refuseAct('changedMeanwhile', 'the link was changed at the same moment; look again')
    return { ok: true, id, path: to }
  },
})
