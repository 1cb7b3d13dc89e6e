import { readdirSync, readFileSync } from 'node:fs'

/** The processes on this Linux machine whose command line contains `text`. */
export const processesNaming = (text: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text) ? [Number(pid)] : []
      } catch {
        return [] // it has just ended
      }
    })
