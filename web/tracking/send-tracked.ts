import type { AnalyticsSettings } from '../api/portal-config.ts'

/** The parameters of Matomo's tracking HTTP API (developer.matomo.org/api-reference/tracking-api) that are sent. */
export type TrackingParameters = Readonly<Record<string, string>>

/**
 * Sends one request of the tracking API. It outlives the page; it bears no cookie and no referrer, and what it says is
 * not in its address. What does not arrive is not sent again.
 */
export const sendTracked = ({ url, siteId }: AnalyticsSettings, parameters: TrackingParameters): void => {
  fetch(url, {
    method: 'POST',
    // Of this type and in this mode a browser asks no leave of the other origin first.
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
