import type { AnalyticsSettings } from '../api/portal-config.ts'

/** Parameters of Matomo's tracking HTTP API (developer.matomo.org/api-reference/tracking-api). */
export type TrackingParameters = Readonly<Record<string, string>>

/**
 * Sends a request to the tracking API, also while the page unloads. It has no cookie and no referrer, and its data is
 * in the body and not in the URL. Failures are ignored.
 */
export const sendTracked = ({ url, siteId }: AnalyticsSettings, parameters: TrackingParameters): void => {
  fetch(url, {
    method: 'POST',
    // With this content type and mode, the browser sends no CORS preflight.
    mode: 'no-cors',
    body: new URLSearchParams({
      idsite: String(siteId),
      rec: '1',
      apiv: '1',
      send_image: '0',
      ...parameters,
    }),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined)
}
