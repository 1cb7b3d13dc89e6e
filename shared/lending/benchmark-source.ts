/** Who publishes SOFR. */
export const sofrSource = 'Federal Reserve Bank of New York'

/** The source of a fixing that the lender's people entered because the publisher could not be reached. */
export const enteredSource = 'entered by the lender'

/** A rate that a person entered is called so wherever it is shown. */
export const isEntered = ({ source }: { source: string }): boolean => source === enteredSource
