import { readdirSync, readFileSync } from 'node:fs'

/** The processes of this Linux machine with `text` in their command line. */
export const findProcesses = (text: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text) ? [Number(pid)] : []
      } catch {
        return [] // it has just ended
      }
    })
