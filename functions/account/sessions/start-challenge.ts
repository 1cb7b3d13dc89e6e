import { beginChallenge, type NewChallenge } from '../../data/factor-challenges.ts'
import type { Deps } from '../../runtime/deps.ts'

/** Starts an operation with a second factor, and returns the id to continue it. */
export const startChallenge = async (
  { table, clock, random }: Pick<Deps, 'table' | 'clock' | 'random'>,
  challenge: NewChallenge,
): Promise<string> => {
  const challengeId = random.secret()
  await table.write(beginChallenge(table, challengeId, challenge, clock()))
  return challengeId
}
