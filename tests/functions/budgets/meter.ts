import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseCall } from '../../support/connect-table.ts'
import { sendMetered } from '../../support/consumed-capacity.ts'

/** The consumption of a call at the table, in units as reported by the engine. */
export interface RequestUnits {
  reads: number
  writes: number
  /** The longest chain of requests that were each sent after the response to the previous one. */
  roundTrips: number
}

export interface Meter {
  /** Counts the consumption of `call`. A failed request does not report its consumption, and is not counted. */
  around(call: DatabaseCall): DatabaseCall
  /** The consumption since the last call. */
  take(): RequestUnits
}

const nothing = (): RequestUnits => ({ reads: 0, writes: 0, roundTrips: 0 })

/**
 * `latencyMs` is the time by which each response is delayed. Requests of one round trip are then open together, even
 * if a busy machine sends one of them late.
 */
export const createMeter = (latencyMs = 0): Meter => {
  let spent = nothing()
  let answered = 0
  return {
    around: (call) => async (operation, input) => {
      const step = answered + 1
      spent.roundTrips = Math.max(spent.roundTrips, step)
      try {
        const { answer, side, units } = await sendMetered(call, operation, input)
        spent[side] += units
        if (latencyMs > 0) await wait(latencyMs)
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
