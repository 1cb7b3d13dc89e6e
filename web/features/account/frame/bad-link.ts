import { isApiError } from '../../../api/api-error.ts'

/** Why a mailed link sets no password; the words of each are under `setPassword`. */
export type BadLink = 'badWrong' | 'badExpired' | 'badInvitation'

const badLinkOfCode: Readonly<Record<number, BadLink>> = {
  80006: 'badInvitation',
  80009: 'badWrong',
  80010: 'badExpired',
}

/** What a refusal says of the link, if it is about the link. */
export const badLinkOf = (error: unknown): BadLink | undefined =>
  isApiError(error) ? badLinkOfCode[Number(error.code)] : undefined
