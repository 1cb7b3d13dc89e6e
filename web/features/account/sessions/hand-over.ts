import { absolutePath } from '#shared/site/screen-paths.ts'
import { writeHandoverCookie } from '../../../api/handover-cookie.ts'
import { portalConfig } from '../../../api/portal-config.ts'
import { paths } from '../../../app/paths.ts'

type Portals = Readonly<Record<string, string>>

/** The page of the portal that a user belongs to; undefined where that is none that this one knows. */
const portalOf = (portals: Portals, source: string): string | undefined =>
  Object.hasOwn(portals, source) ? portals[source] : undefined

/** Where a user who came from `source` is passed to: that portal's own page, else the page here that says so. */
export const handoverAddress = (portals: Portals, source: string): string => {
  const portal = portalOf(portals, source)
  if (!portal) return absolutePath(paths.handover(source))
  const address = new URL(portal)
  address.searchParams.set('source', source)
  return address.href
}

/** Hands a user over to the portal that they belong to, with the one-time token that it signs them in by. */
export const handOver = async (token: string, source: string): Promise<void> => {
  const { portals } = await portalConfig()
  await writeHandoverCookie(token, portalOf(portals, source) !== undefined)
  window.location.assign(handoverAddress(portals, source))
}
