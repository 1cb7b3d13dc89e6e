import { join } from 'node:path'
import { build } from 'rolldown'

/** Bundles a script with its imports for inlining into a page. `source` is below `web/`. */
export const bundleScript = async (source: string): Promise<string> => {
  const { output } = await build({
    input: join(import.meta.dirname, '..', source),
    write: false,
    logLevel: 'warn',
    output: { format: 'iife', minify: true },
  })
  const [script] = output
  if (output.length > 1 || script.code.includes('</')) throw new Error(`${source} cannot stand in a page`)
  return script.code.trim()
}
