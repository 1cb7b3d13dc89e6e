import { beginChallenge, type NewChallenge } from '../../data/factor-challenges.ts'
import type { Deps } from '../../runtime/deps.ts'

/** Begins something that takes a second factor, and gives the id by which it goes on. */
export const startChallenge = async (
  { table, clock, random }: Pick<Deps, 'table' | 'clock' | 'random'>,
  challenge: NewChallenge,
): Promise<string> => {
  const challengeId = random.secret()
  await table.write(beginChallenge(table, challengeId, challenge, clock()))
  return challengeId
}
