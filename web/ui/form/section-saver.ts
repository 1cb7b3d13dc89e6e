export type SaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed'

interface Options<Section, Data> {
  readonly save: (section: Section, data: Data) => Promise<unknown>
  readonly onState: (state: SaveState, failure?: { section: Section; error: unknown }) => void
  /** The debounce time in milliseconds after the last change. */
  readonly quiet: number
}

/**
 * Saves a form's sections automatically, one call at a time and only the latest state of each, since concurrent calls
 * could arrive out of order. A failed section is retried with the next change or `flush`.
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

  /** Saves all pending sections now. Resolves to true if all are saved. */
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
