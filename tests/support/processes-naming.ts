import { readdirSync, readFileSync } from 'node:fs'

/** The processes of this machine, a Linux, whose command line names `text`. */
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
