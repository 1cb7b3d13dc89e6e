import { basename, relative } from 'node:path'
import type { OutputChunk } from 'rolldown'
import { projectRoot } from '../../scripts/local/project-root.ts'

/** Code that a cold start loads, in bytes as it is written to the bundle. */
export interface LoadedCode {
  bytes: number
  /** Where it came from: packages by their names, the project's own files by their paths. */
  sources: ReadonlySet<string>
}

export type Chunk = Pick<OutputChunk, 'fileName' | 'code' | 'imports' | 'facadeModuleId' | 'isEntry'> & {
  modules: Readonly<Record<string, unknown>>
}

const sourceOf = (module: string): string =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? relative(projectRoot, module)

const isOfOperation = ({ facadeModuleId }: Chunk, operation: string) =>
  facadeModuleId !== null && basename(facadeModuleId) === `${operation}.ts`

/**
 * What a bundle loads before its first answer: its entry, the module of the operation that is called, which is loaded
 * by need, and what they import. Chunks behind another `import()` are not of it.
 */
export const loadedCode = (chunks: readonly Chunk[], operation?: string): LoadedCode => {
  const called = operation === undefined ? [] : chunks.filter((each) => isOfOperation(each, operation))
  if (operation !== undefined && called.length === 0) throw new Error(`no chunk is that of ${operation}`)
  const waiting = [...chunks.filter(({ isEntry }) => isEntry), ...called]
  const loaded = new Set<Chunk>()
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (loaded.has(chunk)) continue
    loaded.add(chunk)
    const { imports } = chunk
    waiting.push(...chunks.filter(({ fileName }) => imports.includes(fileName)))
  }
  return {
    bytes: [...loaded].reduce((sum, { code }) => sum + Buffer.byteLength(code), 0),
    sources: new Set([...loaded].flatMap(({ modules }) => Object.keys(modules).map(sourceOf))),
  }
}
