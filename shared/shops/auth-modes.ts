/** How a shop is authorised: with the payment account that receives its sales, or without. */
export const authModes = { auth_without_psp: 1, auth_with_psp: 2, auth_with_ping_pong: 3 } as const

export type AuthModeName = keyof typeof authModes
export type AuthMode = (typeof authModes)[keyof typeof authModes]
