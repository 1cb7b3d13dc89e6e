import { dropDraft, readDraft, storeDraft } from '../../../api/tab-drafts.ts'

/** What a seller left for a platform for: the platform's answer does not say. */
export interface Errand {
  readonly kind: 'shop' | 'account'
  /** The screen to try it from again. */
  readonly from: string
  /** The screen that follows, if it is not the return address that the server has. */
  readonly goOnTo?: string
}

const name = 'platform-errand'

export const keepErrand = (errand: Errand): void => storeDraft(name, errand)

export const dropErrand = (): void => dropDraft(name)

/** The last one of this tab; null where it was begun elsewhere. */
export const lastErrand = (): Errand | null => readDraft(name) as Errand | null
