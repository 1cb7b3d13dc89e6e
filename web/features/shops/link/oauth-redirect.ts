import { dropDraft, readDraft, storeDraft } from '../../../api/tab-drafts.ts'

/** Why the seller was redirected to a platform, stored since the platform's response does not include it. */
export interface OauthRedirect {
  readonly kind: 'shop' | 'account'
  /** The screen to retry from. */
  readonly from: string
  /** The next screen, if it differs from the server's return address. */
  readonly goOnTo?: string
}

const name = 'platform-errand'

export const storeOauthRedirect = (redirect: OauthRedirect): void => storeDraft(name, redirect)

export const dropOauthRedirect = (): void => dropDraft(name)

/** The last redirect in this tab; null if it began elsewhere. */
export const lastOauthRedirect = (): OauthRedirect | null => readDraft(name) as OauthRedirect | null
