import { useEffect } from 'react'

declare global {
  var replayTap: (() => void) | undefined
}

/** Handles the last click from before the page was hydrated; see `web/early/catch-taps.ts`. */
export const useEarlyTap = (): void => useEffect(() => globalThis.replayTap?.(), [])
