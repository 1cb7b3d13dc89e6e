import { readJsonFile, writeJsonFile } from './json-file.ts'

/** The clock of every handler: the machine's, moved by a persistent offset. */
export interface StackClock {
  now(): Date
  /** Moves the clock forward by an ISO 8601 duration of weeks, days, hours, minutes and seconds (`P90D`, `PT60S`). */
  advance(duration: string): Date
  /** Sets the clock to an instant in UTC (`2027-01-31T00:00:00Z`); it continues from there. */
  set(instant: string): Date
}

const durationPattern =
  /^P(?=.)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d{1,3})?)S)?)?$/
const unitMilliseconds = [7 * 86_400_000, 86_400_000, 3_600_000, 60_000, 1000]

/** The milliseconds of an ISO 8601 duration. Throws a `RangeError` on anything else, and on years and months. */
export const durationMilliseconds = (duration: string): number => {
  const parts = durationPattern.exec(duration)?.slice(1)
  if (!parts) throw new RangeError(`Not an ISO 8601 duration of weeks, days and time: ${duration}`)
  return parts.reduce((sum, part, index) => sum + Number(part ?? 0) * (unitMilliseconds[index] ?? 0), 0)
}

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/

/** Opens the clock whose offset is stored in `path`. */
export const openStackClock = (path: string): StackClock => {
  let offset = readJsonFile<{ offset: number }>(path)?.offset ?? 0
  const move = (milliseconds: number): Date => {
    const moved = new Date(Date.now() + milliseconds)
    if (Number.isNaN(moved.getTime())) throw new RangeError('The clock cannot go there.')
    offset = milliseconds
    writeJsonFile(path, { offset })
    return moved
  }
  return {
    now: () => new Date(Date.now() + offset),
    advance: (duration) => move(offset + durationMilliseconds(duration)),
    set(instant) {
      if (!instantPattern.test(instant) || Number.isNaN(Date.parse(instant)))
        throw new RangeError(`Not an instant in UTC: ${instant}`)
      return move(Date.parse(instant) - Date.now())
    },
  }
}
