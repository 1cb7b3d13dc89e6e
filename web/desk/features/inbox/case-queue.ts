import { useLocation, useNavigate } from 'react-router-dom'

/** The cases that follow an opened one in its inbox, by the paths of their screens; part of the history entry. */
export interface CaseQueue {
  inbox: string
  next: readonly string[]
}

/** More than anybody decides in one go: the browser limits the size of a history entry. */
const maxNext = 100

/** The cases that follow an opened one in a list, without duplicates. */
export const queueAfter = (inbox: string, paths: readonly string[], opened: string): CaseQueue => ({
  inbox,
  next: [...new Set(paths.slice(paths.indexOf(opened) + 1))]
    .filter((path) => path !== opened)
    .slice(0, maxNext),
})

const isQueue = (state: unknown): state is CaseQueue =>
  typeof state === 'object' &&
  state !== null &&
  Array.isArray((state as Partial<CaseQueue>).next) &&
  typeof (state as Partial<CaseQueue>).inbox === 'string'

/**
 * Opens the next case of the inbox from which the present one was opened, and the inbox after the last one. Does nothing
 * for a case that was opened from elsewhere.
 */
export const useNextCase = (): (() => void) => {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: unknown }
  return () => {
    if (!isQueue(state)) return
    const [path, ...next] = state.next
    if (path) void navigate(path, { state: { inbox: state.inbox, next } satisfies CaseQueue })
    else void navigate(`/inbox/${state.inbox}`)
  }
}
