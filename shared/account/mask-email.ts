/** Enough of an address to know it by: "l•••@shop.test". */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*(?=@)/u, '$1•••')
