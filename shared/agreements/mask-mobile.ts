/** Enough of a number to know it by: "•••8000". */
export const maskMobile = (mobile: string): string => `•••${mobile.slice(-4)}`
