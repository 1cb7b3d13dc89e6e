import type { Desk } from './desk.ts'
import type { DeskInbox, DeskTask } from './desk-inbox.ts'

/** The actor and the reason: some acts require one. */
const decider = { actor: 'auto-desk', reason: 'decided without a person (DESK=auto)' }

/** Long enough for a seller to see the pending state. */
const usualDelay = 2000

/**
 * The automatic back office, which decides after a moment, or once a task is due by the stack's clock. Open tasks from
 * before a restart are decided too.
 */
export const startAutoDesk = (inbox: DeskInbox, desk: Desk, clock: () => Date, delay = usualDelay) => {
  const timers = new Set<NodeJS.Timeout>()
  let deciding = Promise.resolve()
  let stopped = false

  const decide = async (task: DeskTask) => {
    for (const call of task.calls) {
      if (stopped) return
      const outcome = await desk({ ...call, input: { ...decider, ...call.input } })
      if (outcome.ok) continue
      // Usually somebody decided manually first: the rest of the task is left to them.
      console.error(`The desk did not ${call.action} by itself: ${outcome.message}`)
      break
    }
    inbox.remove(task)
  }

  const schedule = (task: DeskTask) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      // The stack's clock may jump: the task is checked again after a moment.
      if (task.due !== undefined && clock().toISOString() < task.due) return schedule(task)
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
