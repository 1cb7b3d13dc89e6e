import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../local/project-root.ts'

const preamble = `# Performance

Written by \`npm run bench\`, which measures again; \`npm run bench -- --only cold,units\` measures some sections and
leaves the others as they are. Times are medians of alternated runs, with the span of the middle half in brackets.
They hold for the machine that they were taken on; the ratios hold elsewhere too.
`

const begin = (name: string) => `<!-- ${name} -->`
const end = (name: string) => `<!-- /${name} -->`

/** The page with one section's text in its place; a section that was not there comes last. */
export const placeSection = (page: string, name: string, text: string): string => {
  const placed = `${begin(name)}\n${text.trim()}\n${end(name)}`
  const [from, to] = [page.indexOf(begin(name)), page.indexOf(end(name))]
  return from === -1 || to === -1
    ? `${page.trimEnd()}\n\n${placed}\n`
    : page.slice(0, from) + placed + page.slice(to + end(name).length)
}

/** Writes a section into a page of the documentation; creates the page if it does not exist. */
export const writeSection = (page: string, name: string, text: string): void => {
  const file = join(projectRoot, 'docs', page)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : preamble
  writeFileSync(file, placeSection(before, name, text))
}
