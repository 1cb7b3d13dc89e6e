import { relative } from 'node:path'
import type { OutputChunk } from 'rolldown'
import { projectRoot } from '../../scripts/local/project-root.ts'

/** The code that a cold start loads, in bytes of the bundle. */
export interface LoadedCode {
  bytes: number
  /** Packages by name, and the project's own files by path. */
  sources: ReadonlySet<string>
}

export type Chunk = Pick<
  OutputChunk,
  'fileName' | 'code' | 'imports' | 'facadeModuleId' | 'isEntry' | 'isDynamicEntry'
> & {
  modules: Readonly<Record<string, unknown>>
}

const sourceOf = (module: string): string =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? relative(projectRoot, module)

/** The chunk of a lazily loaded module, by the end of its path: `get-user`, or `desk/list-kyc`. */
const chunkOf = (chunks: readonly Chunk[], operation: string): Chunk => {
  const [found, other] = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${operation}.ts`))
  if (!found || other) throw new Error(`not one chunk is that of ${operation}`)
  return found
}

/** The lazily loaded modules in `folder`, a path's ending; throws if there are none. */
export const listLazyModules = (chunks: readonly Chunk[], folder: string): string[] => {
  const operations = chunks.flatMap(({ isDynamicEntry, facadeModuleId }) => {
    const path = isDynamicEntry && facadeModuleId ? facadeModuleId : ''
    const name = new RegExp(`/(${folder}/(?:[\\w-]+/)?[\\w-]+)\\.ts$`).exec(path)?.[1]
    return name === undefined ? [] : [name]
  })
  if (operations.length === 0) throw new Error(`nothing of ${folder} is loaded by need`)
  return operations
}

/**
 * The code that a bundle loads before its first response: its entry, the modules of the called operations and
 * their static imports. Chunks behind another `import()` are not included.
 */
export const loadedCode = (chunks: readonly Chunk[], called: readonly string[]): LoadedCode => {
  const waiting = [
    ...chunks.filter(({ isEntry }) => isEntry),
    ...called.map((operation) => chunkOf(chunks, operation)),
  ]
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
