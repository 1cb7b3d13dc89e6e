import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { findLink } from '../../data/links.ts'
import { answer, type Handler, refuse } from '../../http/handle.ts'

export const lookUpLink: Handler<typeof accountEndpoints.lookUpLink> = async (
  { input: { params } },
  { table },
) => {
  const link = await findLink(table, params.id)
  return link ? answer({ path: link.path }) : refuse('notFound')
}
