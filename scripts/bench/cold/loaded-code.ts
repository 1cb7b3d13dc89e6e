import { isBuiltin } from 'node:module'
import type { Metafile } from 'esbuild'

/** Code that a cold start loads, in bytes as it is written to the bundle. */
export interface LoadedCode {
  bytes: number
  /** By the package that it came from; the project's own code is under its first folder. */
  byPackage: ReadonlyMap<string, number>
}

const packageOf = (input: string): string =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? input.split('/')[0] ?? input

/**
 * What the entry point that is built from the source `entryPoint` loads by static imports, and what those load; chunks
 * behind an `import()` are not of it. A package that was left out of the bundle counts with no bytes.
 */
export const loadedCode = ({ outputs }: Metafile, entryPoint: string): LoadedCode => {
  const entry = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === entryPoint)
  const waiting = entry ? [entry] : []
  const loaded = new Set<string>()
  const byPackage = new Map<string, number>()
  let bytes = 0
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const output = outputs[name]
    if (!output || loaded.has(name)) continue
    loaded.add(name)
    bytes += output.bytes
    for (const [input, { bytesInOutput }] of Object.entries(output.inputs))
      byPackage.set(packageOf(input), (byPackage.get(packageOf(input)) ?? 0) + bytesInOutput)
    for (const { path, kind, external } of output.imports) {
      if (kind === 'dynamic-import') continue
      if (!external) waiting.push(path)
      else if (!isBuiltin(path)) byPackage.set(path, 0)
    }
  }
  return { bytes, byPackage }
}
