import type { Random } from '../../../functions/runtime/deps.ts'
import { seededChance } from '../../support/seeded-chance.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Reproducible ids and secrets in the form of real ones. */
export const seededRandom = (seed: number): Random => {
  const { integer } = seededChance(seed)
  const draw = (from: string, length: number) =>
    Array.from({ length }, () => from[integer(0, from.length - 1)]).join('')
  const hexadecimal = (length: number) => draw('0123456789abcdef', length)
  return {
    id: () => `${hexadecimal(8)}-${hexadecimal(4)}-4${hexadecimal(3)}-a${hexadecimal(3)}-${hexadecimal(12)}`,
    secret: () => draw(letters, 43),
    digits: (length) => draw('0123456789', length),
  }
}
