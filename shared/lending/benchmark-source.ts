/** The publisher of SOFR. */
export const sofrSource = 'Federal Reserve Bank of New York'

/** The source of a manually entered fixing, for outages of the publisher. */
export const enteredSource = 'entered by the lender'

/** Manually entered rates are marked as such wherever they are shown. */
export const isEntered = ({ source }: { source: string }): boolean => source === enteredSource
