import type { Environment } from '../environments.ts'

/** Fails the synthesis of an environment with real users whose clock could be moved. */
export const requireRealClock = ({ name, movableClock }: Environment): void => {
  if (movableClock && name !== 'rehearsal') throw new Error(`the clock of ${name} could be moved`)
}
