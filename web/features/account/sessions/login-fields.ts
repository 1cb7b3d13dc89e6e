import type { ApiError } from '../../../api/api-error.ts'

type LoginField = 'email' | 'password'

const fieldOfCode: Readonly<Record<number, LoginField>> = { 400: 'password', 401: 'email', 80001: 'password' }

/** The field under which a refusal of the login is told, if it is at a field by its code. */
export const fieldOfRefusal = (error: ApiError): LoginField | undefined => fieldOfCode[Number(error.code)]
