/** The source of a manually entered fixing, for outages of the publisher. */
export const enteredSource = 'entered by the lender'

/** Manually entered rates are marked as such wherever they are shown. */
export const isEntered = ({ source }: { source: string }): boolean => source === enteredSource

/** The source of a rate without a benchmark. */
export const fixedSource = 'fixed by the terms'
