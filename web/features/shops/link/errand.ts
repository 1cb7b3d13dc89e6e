import { dropDraft, readDraft, storeDraft } from '../../../api/tab-drafts.ts'

/** Why the seller was redirected to a platform, stored since the platform's response does not include it. */
export interface Errand {
  readonly kind: 'shop' | 'account'
  /** The screen to retry from. */
  readonly from: string
  /** The next screen, if it differs from the server's return address. */
  readonly goOnTo?: string
}

const name = 'platform-errand'

export const keepErrand = (errand: Errand): void => storeDraft(name, errand)

export const dropErrand = (): void => dropDraft(name)

/** The last redirect in this tab; null if it began elsewhere. */
export const lastErrand = (): Errand | null => readDraft(name) as Errand | null
