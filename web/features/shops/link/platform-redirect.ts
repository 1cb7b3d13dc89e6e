import { dropDraft, readDraft, storeDraft } from '../../../api/tab-drafts.ts'

/** Why the seller was redirected to a platform, stored since the platform's response does not include it. */
export interface PlatformRedirect {
  readonly kind: 'shop' | 'account'
  /** The screen to retry from. */
  readonly from: string
  /** The next screen, if it differs from the server's return address. */
  readonly goOnTo?: string
}

const name = 'platform-errand'

export const storePlatformRedirect = (redirect: PlatformRedirect): void => storeDraft(name, redirect)

export const dropPlatformRedirect = (): void => dropDraft(name)

/** The last redirect in this tab; null if it began elsewhere. */
export const lastPlatformRedirect = (): PlatformRedirect | null => readDraft(name) as PlatformRedirect | null
