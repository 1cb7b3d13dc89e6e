import type { DomainEvent } from '../../data/domain-events.ts'
import { recordEvent } from '../../data/events.ts'
import { putCode } from '../../data/verification-codes.ts'
import type { Deps } from '../../runtime/deps.ts'
import { protectCode } from './check-code.ts'

const digits = 6
const validForSeconds = 300

interface SentCode {
  codeId: string
  /** Encrypted for the context `event`. */
  sealedCode: string
}

/** A fresh code: the writes that store it and have it sent to `destination` by the event that `eventOf` makes. */
export const makeCode = async (deps: Deps, destination: string, eventOf: (code: SentCode) => DomainEvent) => {
  const { table, clock, random, seal } = deps
  const now = clock()
  const code = random.digits(digits)
  const codeId = random.id()
  const [kept, sealedCode] = await Promise.all([
    protectCode(deps, destination, code),
    seal.seal(code, 'event'),
  ])
  return {
    validForSeconds,
    writes: {
      code: putCode(table, {
        destination,
        codeId,
        ...kept,
        guesses: 0,
        expiresAt: new Date(now.getTime() + validForSeconds * 1000).toISOString(),
      }),
      event: recordEvent(table, eventOf({ codeId, sealedCode }), random.id(), now),
    },
  }
}
