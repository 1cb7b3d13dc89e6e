/** Enough of an address to recognise it: "l•••@shop.test". */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*(?=@)/u, '$1•••')
