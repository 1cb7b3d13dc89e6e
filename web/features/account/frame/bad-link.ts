import { type FailureReason, isApiError } from '../../../api/api-error.ts'

/** Why a mailed link sets no password; the words of each are under `setPassword`. */
export type BadLink = 'badWrong' | 'badExpired' | 'badInvitation'

const badLinkOfReason: Readonly<Partial<Record<FailureReason, BadLink>>> = {
  invitationLinkInvalid: 'badInvitation',
  linkInvalid: 'badWrong',
  linkExpired: 'badExpired',
}

/** What a refusal says of the link, if it is about the link. */
export const badLinkOf = (error: unknown): BadLink | undefined =>
  isApiError(error) ? badLinkOfReason[error.reason] : undefined
