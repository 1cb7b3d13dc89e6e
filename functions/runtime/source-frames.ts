import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

const place = /(file:\/\/[^\s()]+):(\d+):(\d+)/g

const maps = new Map<string, SourceMap | undefined>()

/** The map that the bundler left beside a file; undefined of a file that is as it was written. */
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
 * A stack's frames with the places in the sources instead of those in the bundle, where a map tells them. Read when an
 * error is told, so that no cold start waits for maps, as it does where Node is asked to mind them.
 */
export const sourceFrames = (frames: string): string =>
  frames.replace(place, (bundled, url: string, line: string, column: string) => {
    const entry = mapOf(url)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return bundled
    const source = entry.originalSource.replace(/^(?:\.\.\/)+/, '')
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
