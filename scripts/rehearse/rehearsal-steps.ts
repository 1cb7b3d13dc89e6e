/** Runs named steps in order, and keeps how long each took. */
export const createSteps = (say: (line: string) => void) => {
  const done: { name: string; seconds: number; result: string }[] = []
  return {
    done,
    async run(name: string, act: () => Promise<string | undefined | void>): Promise<void> {
      const started = performance.now()
      say(`── ${name}`)
      const result = (await act()) ?? ''
      const seconds = (performance.now() - started) / 1000
      done.push({ name, seconds, result })
      say(`   ${seconds.toFixed(1)} s ${result}`)
    },
  }
}
