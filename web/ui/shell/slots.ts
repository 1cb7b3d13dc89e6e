/** The id of the element that reserves the bell's place in the header. */
export const bellSlot = 'bell'

/** The id of the element that reserves the place of company and notices below the header. */
export const stripSlot = 'strip'
