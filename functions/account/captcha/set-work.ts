import { createHash, randomInt } from 'node:crypto'

/** So many numbers to try keep a phone's browser busy for one to four seconds at worst. */
export const mostWork = 150_000

export interface Work {
  salt: string
  challenge: string
  most: number
}

/** The challenge that only trying one number after another solves: the SHA-256 of salt and number, in hexadecimal. */
export const challengeOf = (salt: string, number: number): string =>
  createHash('sha256').update(`${salt}${number}`).digest('hex')

/** A piece of work and the number that solves it. Nobody needs to foresee the number: it can be found. */
export const setWork = (salt: string): { work: Work; solution: string } => {
  const number = randomInt(mostWork + 1)
  return { work: { salt, challenge: challengeOf(salt, number), most: mostWork }, solution: String(number) }
}
