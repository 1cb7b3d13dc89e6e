/** Where a refused step-up is told. */
export const stepUpPlaces = { wrongOldPassword: 'password', accountLocked: 'password' } as const
