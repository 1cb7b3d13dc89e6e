import { useSyncExternalStore } from 'react'

/** A pending step-up; `given` resolves when the user completes or cancels it. */
interface StepUpProof {
  readonly given: Promise<boolean>
  readonly end: (isProven: boolean) => void
}

let asked: StepUpProof | null = null
const listeners = new Set<() => void>()
const set = (next: StepUpProof | null): void => {
  asked = next
  for (const listener of listeners) listener()
}

/** Asks the user to authenticate again, once for all pending calls that need it. False if the user cancels. */
export const proveStepUp = (): Promise<boolean> => {
  if (!asked) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    set({
      given: promise,
      end: (isProven) => {
        set(null)
        resolve(isProven)
      },
    })
  }
  return asked?.given ?? Promise.resolve(false)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const get = (): StepUpProof | null => asked

/** The pending step-up, or null. */
export const useStepUpProof = (): StepUpProof | null => useSyncExternalStore(subscribe, get, get)
