import type { Random } from '../../runtime/deps.ts'
import { glyphs } from './glyphs.ts'

/** Characters that no distortion turns into one another. Twenty, so that two digits choose one evenly. */
export const alphabet = Object.keys(glyphs).toSorted().join('')

const length = 5

/** What a picture shows: five characters, each by two digits of the random source. */
export const chooseCharacters = (random: Random): string => {
  const pairs = random.digits(2 * length).match(/\d\d/g) ?? []
  return pairs.map((pair) => alphabet[Number(pair) % alphabet.length]).join('')
}
