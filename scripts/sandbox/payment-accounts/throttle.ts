/** A rate limit by window: the number of calls allowed in `seconds`. */
export interface ThrottleRule {
  calls: number
  seconds: number
}

/** The seconds to wait for a call over the limit; undefined for a permitted one. */
export const createThrottle = (clock: () => Date, { calls, seconds }: ThrottleRule) => {
  const windows = new Map<string, { window: number; count: number }>()
  return (caller: string): number | undefined => {
    const now = clock().getTime() / 1000
    const window = Math.floor(now / seconds)
    const before = windows.get(caller)
    const count = before?.window === window ? before.count + 1 : 1
    windows.set(caller, { window, count })
    return count > calls ? Math.ceil((window + 1) * seconds - now) : undefined
  }
}
