/** The Matomo instance that records visits, through its tracking HTTP API. */
export interface AnalyticsSettings {
  /** The absolute URL of its `matomo.php`. */
  readonly url: string
  /** This site's id at the instance. */
  readonly siteId: number
}

/** Configuration that is known at deployment and not at build time. */
export interface PortalConfig {
  /** The absolute URL of each other portal, by its register source. */
  readonly portals: Readonly<Record<string, string>>
  /** The parent domain that the portals share, such as `example.com`; undefined if they share none. */
  readonly cookieDomain: string | undefined
  /** Undefined if visits are not recorded. */
  readonly analytics: AnalyticsSettings | undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

const readAnalytics = (value: unknown): AnalyticsSettings | undefined => {
  const { url, siteId } = isRecord(value) ? value : {}
  return isAddress(url) && Number.isInteger(siteId) ? { url, siteId: Number(siteId) } : undefined
}

/** Parses fetched configuration. Whatever is missing or malformed counts as not configured. */
export const readPortalConfig = (value: unknown): PortalConfig => {
  const { portals, cookieDomain, analytics } = isRecord(value) ? value : {}
  const addresses = Object.entries(isRecord(portals) ? portals : {}).filter(
    (entry): entry is [string, string] => isAddress(entry[1]),
  )
  const domain = typeof cookieDomain === 'string' ? cookieDomain.replace(/^\./, '') : ''
  return {
    portals: Object.fromEntries(addresses),
    cookieDomain: domain || undefined,
    analytics: readAnalytics(analytics),
  }
}

const fetchConfig = async (): Promise<PortalConfig> => {
  const response = await fetch('/config.json')
  return readPortalConfig(response.ok ? await response.json() : undefined)
}

let fetched: Promise<PortalConfig> | undefined

/** The deployment's configuration, fetched once. If it cannot be fetched, nothing is configured. */
export const portalConfig = (): Promise<PortalConfig> => {
  fetched ??= fetchConfig().catch(() => {
    fetched = undefined
    return readPortalConfig(undefined)
  })
  return fetched
}
