import type { StoredEvent } from '../../../functions/data/events.ts'
import { readJsonFile, writeJsonFile } from '../json-file.ts'
import type { DeskCall } from './desk-decisions.ts'
import { decisionsOn, dueOf, settledBy } from './desk-decisions.ts'

/** A task of the back office: the acts that settle it, in order. */
export interface DeskTask {
  eventId: string
  event: string
  /** When it was created, by the stack's clock. */
  at: string
  /** Not to be decided before, by the stack's clock; absent for immediately. */
  due?: string
  calls: DeskCall[]
}

export interface DeskInbox {
  readonly tasks: readonly DeskTask[]
  /** Adds an event, and removes what it has settled; returns its task, or nothing if there is nothing to decide. */
  add(event: StoredEvent): DeskTask | undefined
  /** Removes a done act of any actor, and with its last act the task. */
  crossOff(call: DeskCall): void
  remove(task: DeskTask): void
}

/** Whether two calls have the same subject: a person gives another reason than the automatic decision. */
const sameCall = (done: DeskCall, open: DeskCall): boolean =>
  done.action === open.action &&
  Object.entries(open.input).every(
    ([name, value]) => !/(?:Id|version)$/.test(name) || done.input[name] === value,
  )

/** Opens the back office's tasks, stored in `path`. */
export const openDeskInbox = (path: string): DeskInbox => {
  let tasks = readJsonFile<DeskTask[]>(path) ?? []
  const save = (next: DeskTask[]) => {
    tasks = next
    writeJsonFile(path, tasks)
  }
  const crossOff = (done: readonly DeskCall[]) =>
    save(
      tasks
        .map((task) => ({
          ...task,
          calls: task.calls.filter((open) => !done.some((each) => sameCall(each, open))),
        }))
        .filter(({ calls }) => calls.length > 0),
    )
  return {
    get tasks() {
      return tasks
    },
    add(event) {
      const settled = settledBy(event.payload)
      if (settled.length > 0) crossOff(settled)
      const calls = decisionsOn(event.payload)
      if (calls.length === 0 || tasks.some(({ eventId }) => eventId === event.eventId)) return undefined
      const due = dueOf(event)
      const task = { eventId: event.eventId, event: event.name, at: event.at, ...(due ? { due } : {}), calls }
      save([...tasks, task])
      return task
    },
    crossOff: (done) => crossOff([done]),
    remove(task) {
      save(tasks.filter(({ eventId }) => eventId !== task.eventId))
    },
  }
}
