interface Saved {
  readonly id: string
  readonly version: number
}

const isSaved = (message: unknown): message is Saved =>
  typeof message === 'object' && message !== null && 'id' in message && 'version' in message

/** Synchronises the saved version of a KYC with other tabs that may save it as well. */
export const watchOtherTabs = ({ id, version }: Saved) => {
  let seen = version
  return {
    seen: () => seen,
    /** Announces to the other tabs what this one has saved. */
    tell: (saved: number): void => {
      seen = saved
      const channel = new BroadcastChannel('kyc')
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has no target origin
      channel.postMessage({ id, version: saved } satisfies Saved)
      channel.close()
    },
    /** Calls `onOvertaken` once another tab has saved; returns a function that stops watching. */
    watch: (onOvertaken: () => void): (() => void) => {
      const channel = new BroadcastChannel('kyc')
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isSaved(data) && data.id === id && data.version > seen) onOvertaken()
      })
      return () => channel.close()
    },
  }
}
