/** After so many days without a login, a mobile number goes to whoever proves by a code that it is theirs now. */
export const idlePhoneDays = 365
