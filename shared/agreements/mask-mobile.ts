/** Enough of a number to recognise it: "•••8000". */
export const maskMobile = (mobile: string): string => `•••${mobile.slice(-4)}`
