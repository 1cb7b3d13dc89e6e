/** Shows as many dots as there are characters, and the last four. */
export const maskAccountNumber = (lastFour: string, length: number): string =>
  `${'•'.repeat(Math.max(0, length - lastFour.length))}${lastFour}`
