/** After this many days without a login, a mobile number can be taken over by a user who verifies it by a code. */
export const idlePhoneDays = 365
