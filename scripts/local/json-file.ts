import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** The content of the JSON file at `path`; undefined without one. */
export const readJsonFile = <Value>(path: string): Value | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Value
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Replaces the file atomically, so that a crash leaves the old one intact. */
export const writeJsonFile = (path: string, value: unknown): void => {
  writeFileSync(`${path}.new`, JSON.stringify(value))
  renameSync(`${path}.new`, path)
}
