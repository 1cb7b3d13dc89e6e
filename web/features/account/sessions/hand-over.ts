import { absolutePath } from '#shared/site/screen-paths.ts'
import { writeHandoverCookie } from '../../../api/handover-cookie.ts'
import { portalConfig } from '../../../api/portal-config.ts'
import { paths } from '../../../app/paths.ts'

/** Where a user who came from `source` is passed to: that portal's own page, else the page here that says so. */
export const handoverAddress = (portals: Readonly<Record<string, string>>, source: string): string => {
  const portal = Object.hasOwn(portals, source) ? portals[source] : undefined
  if (!portal) return absolutePath(paths.handover(source))
  const address = new URL(portal)
  address.searchParams.set('source', source)
  return address.href
}

/** Hands a user over to the portal that they belong to, with the one-time token that it signs them in by. */
export const handOver = async (token: string, source: string): Promise<void> => {
  await writeHandoverCookie(token)
  const { portals } = await portalConfig()
  window.location.assign(handoverAddress(portals, source))
}
