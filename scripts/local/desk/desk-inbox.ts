import type { StoredEvent } from '../../../functions/data/events.ts'
import { readJsonFile, writeJsonFile } from '../json-file.ts'
import type { DeskCall } from './desk-decisions.ts'
import { decisionsOn } from './desk-decisions.ts'

/** Something that waits for the lender: the acts that settle it, in order. */
export interface DeskTask {
  eventId: string
  event: string
  /** When it was asked for, in the time of the stack. */
  at: string
  calls: DeskCall[]
}

export interface DeskInbox {
  readonly tasks: readonly DeskTask[]
  /** Takes in an event; gives its task, or nothing where the lender has nothing to decide on it. */
  add(event: StoredEvent): DeskTask | undefined
  /** Crosses off an act, whoever did it, and with its last act the task. */
  crossOff(call: DeskCall): void
  remove(task: DeskTask): void
}

const sameCall = (done: DeskCall, open: DeskCall): boolean =>
  done.action === open.action &&
  Object.entries(open.input).every(([name, value]) => done.input[name] === value)

/** Opens the list of what waits for the lender, kept in `path`. */
export const openDeskInbox = (path: string): DeskInbox => {
  let tasks = readJsonFile<DeskTask[]>(path) ?? []
  const save = (next: DeskTask[]) => {
    tasks = next
    writeJsonFile(path, tasks)
  }
  return {
    get tasks() {
      return tasks
    },
    add(event) {
      const calls = decisionsOn(event.payload)
      if (calls.length === 0 || tasks.some(({ eventId }) => eventId === event.eventId)) return undefined
      const task = { eventId: event.eventId, event: event.name, at: event.at, calls }
      save([...tasks, task])
      return task
    },
    crossOff(done) {
      save(
        tasks
          .map((task) => ({ ...task, calls: task.calls.filter((open) => !sameCall(done, open)) }))
          .filter(({ calls }) => calls.length > 0),
      )
    },
    remove(task) {
      save(tasks.filter(({ eventId }) => eventId !== task.eventId))
    },
  }
}
