import type { Desk } from './desk.ts'
import type { DeskInbox, DeskTask } from './desk-inbox.ts'

/** Who decides, and why: an act that needs a reason is refused without one. */
const decider = { actor: 'auto-desk', reason: 'decided without a person (DESK=auto)' }

/** Long enough for a seller to see that somebody decides. */
const usualDelay = 2000

/** The back office deciding by itself, a moment after it was asked. What waited over a restart is decided too. */
export const startAutoDesk = (inbox: DeskInbox, desk: Desk, delay = usualDelay) => {
  const timers = new Set<NodeJS.Timeout>()
  let deciding = Promise.resolve()
  let stopped = false

  const decide = async (task: DeskTask) => {
    for (const call of task.calls) {
      if (stopped) return
      const outcome = await desk({ ...call, input: { ...decider, ...call.input } })
      if (outcome.ok) continue
      // Mostly somebody was faster and decided by hand: then the rest is theirs as well.
      console.error(`The desk did not ${call.action} by itself: ${outcome.message}`)
      break
    }
    inbox.remove(task)
  }

  const schedule = (task: DeskTask) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      deciding = deciding
        .then(() => decide(task))
        .catch((error: unknown) => console.error(`The desk failed on ${task.event}:`, error))
    }, delay)
    timers.add(timer)
  }

  for (const task of inbox.tasks) schedule(task)

  return {
    schedule,
    async stop(): Promise<void> {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
      await deciding
    },
  }
}
