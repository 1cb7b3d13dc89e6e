import { findLink, replaceLink } from '../../data/links.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const setLinkAct: RunAct<'link-set'> = async ({ id, path: to }, act, { table, clock }) => {
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
  if (!written.ok) return refuseAct('changedMeanwhile', 'the link was changed at the same moment; look again')
  return { ok: true, id, path: to }
}
