import type { DatabaseCall } from '../../support/connect-table.ts'
import { sendMetered } from '../../support/consumed-capacity.ts'

/** What a call cost at the table. Units as the engine reports them. */
export interface RequestUnits {
  reads: number
  writes: number
  /** The longest chain of requests of which each began when the one before was answered. */
  roundTrips: number
}

export interface Meter {
  /** Counts what `call` costs. What a request that fails costs is not told, and not counted. */
  around(call: DatabaseCall): DatabaseCall
  /** What was spent since it was last asked. */
  take(): RequestUnits
}

const nothing = (): RequestUnits => ({ reads: 0, writes: 0, roundTrips: 0 })

export const createMeter = (): Meter => {
  let spent = nothing()
  let answered = 0
  return {
    around: (call) => async (operation, input) => {
      const step = answered + 1
      spent.roundTrips = Math.max(spent.roundTrips, step)
      try {
        const { answer, side, units } = await sendMetered(call, operation, input)
        spent[side] += units
        return answer
      } finally {
        answered = Math.max(answered, step)
      }
    },
    take() {
      const taken = spent
      spent = nothing()
      answered = 0
      return taken
    },
  }
}
