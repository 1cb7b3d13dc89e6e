/** Where the bar keeps the bell's place free until it comes. */
export const bellPlace = 'bell'

/** Likewise below the bar, for the company and the notices. */
export const stripPlace = 'strip'
