import { givenPassword } from './password.ts'

/**
 * What a call takes besides that nobody may do with a session alone: the caller's own password again. A second factor
 * joins it here.
 */
export const stepUpFields = { password: givenPassword }
