import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

const place = /(file:\/\/[^\s()]+):(\d+):(\d+)/g

const maps = new Map<string, SourceMap | undefined>()

/** The source map next to a bundle; undefined for a file without one. */
const mapOf = (url: string): SourceMap | undefined => {
  if (!maps.has(url)) {
    try {
      maps.set(url, new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8'))))
    } catch {
      maps.set(url, undefined)
    }
  }
  return maps.get(url)
}

/**
 * A stack's frames with positions in the sources instead of the bundle, if there is a map. Maps are read only when an
 * error is logged, so that no cold start waits for them, as with Node's own option.
 */
export const sourceFrames = (frames: string): string =>
  frames.replace(place, (bundled, url: string, line: string, column: string) => {
    const entry = mapOf(url)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return bundled
    const source = entry.originalSource.replace(/^(?:\.\.\/)+/, '')
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
