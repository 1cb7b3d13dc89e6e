import { withQuery } from '#shared/site/screen-paths.ts'
import { paths } from '../../app/paths.ts'

export const shopsTabs = ['shops', 'payments', 'logins', 'uploads'] as const
export type ShopsTab = (typeof shopsTabs)[number]

/** The tab in an address. */
export const readTab = (query: URLSearchParams): ShopsTab =>
  shopsTabs.find((tab) => tab === query.get('tab')) ?? 'shops'

export const tabPath = (tab: ShopsTab): string =>
  tab === 'shops' ? paths.shops() : withQuery(paths.shops(), { tab })

/** The path of the uploads, with the form for a shop or an account of a platform. */
export const uploadPath = (platform: string): string =>
  withQuery(paths.shops(), { tab: 'uploads' satisfies ShopsTab, platform })
