import { absolutePath } from '#shared/site/screen-paths.ts'
import { writeHandoverCookie } from '../../../api/handover-cookie.ts'
import { portalConfig } from '../../../api/portal-config.ts'
import { paths } from '../../../app/paths.ts'

type Portals = Readonly<Record<string, string>>

/** The URL of a source's portal; undefined if the configuration has none. */
const portalOf = (portals: Portals, source: string): string | undefined =>
  Object.hasOwn(portals, source) ? portals[source] : undefined

/** The address that a user with this `source` is sent to: the portal's URL, else this site's page that explains it. */
export const handoverAddress = (portals: Portals, source: string): string => {
  const portal = portalOf(portals, source)
  if (!portal) return absolutePath(paths.handover(source))
  const address = new URL(portal)
  address.searchParams.set('source', source)
  return address.href
}

/** Sends a user to the portal of their product line, with a one-time login token. */
export const handOver = async (token: string, source: string): Promise<void> => {
  const { portals } = await portalConfig()
  await writeHandoverCookie(token, portalOf(portals, source) !== undefined)
  window.location.assign(handoverAddress(portals, source))
}
