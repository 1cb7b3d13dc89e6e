export type SaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed'

interface Options<Section, Data> {
  readonly save: (section: Section, data: Data) => Promise<unknown>
  readonly onState: (state: SaveState, failure?: { section: Section; error: unknown }) => void
  /** Milliseconds of quiet after the last change before it is saved. */
  readonly quiet: number
}

/**
 * Saves the sections of a form as they change, one call at a time and each section's newest state only: two calls at once would
 * overtake each other. What failed stays until the next change or `flush`.
 */
export const createSectionSaver = <Section, Data>({ save, onState, quiet }: Options<Section, Data>) => {
  const waiting = new Map<Section, Data>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = Promise.resolve(true)

  const saveAll = async (): Promise<boolean> => {
    for (let next = waiting.entries().next(); !next.done; next = waiting.entries().next()) {
      const [section, data] = next.value
      onState('saving')
      try {
        await save(section, data)
      } catch (error) {
        onState('failed', { section, error })
        return false
      }
      if (waiting.get(section) === data) waiting.delete(section)
    }
    onState('saved')
    return true
  }

  /** Saves what waits, now. True when all of it is with the server. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer)
    running = running.then(() => (waiting.size === 0 ? true : saveAll()))
    return running
  }

  return {
    change: (section: Section, data: Data): void => {
      waiting.set(section, data)
      onState('waiting')
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), quiet)
    },
    flush,
  }
}
