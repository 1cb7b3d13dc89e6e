import { type FailureReason, isApiError } from '../../../api/api-error.ts'

/** Why a mailed link cannot set a password; translation keys under `setPassword`. */
export type BadLink = 'badWrong' | 'badExpired' | 'badInvitation'

const badLinkOfReason: Readonly<Partial<Record<FailureReason, BadLink>>> = {
  invitationLinkInvalid: 'badInvitation',
  linkInvalid: 'badWrong',
  linkExpired: 'badExpired',
}

/** The problem of the link in a refusal; undefined if the link is not the reason. */
export const badLinkOf = (error: unknown): BadLink | undefined =>
  isApiError(error) ? badLinkOfReason[error.reason] : undefined
