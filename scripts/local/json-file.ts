import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** What the JSON file at `path` holds; undefined where there is none. */
export const readJsonFile = <Value>(path: string): Value | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Value
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Replaces the file in one step, so that a stack killed in between leaves the old one whole. */
export const writeJsonFile = (path: string, value: unknown): void => {
  writeFileSync(`${path}.new`, JSON.stringify(value))
  renameSync(`${path}.new`, path)
}
