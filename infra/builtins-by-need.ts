import { isBuiltin } from 'node:module'
import type { Plugin } from 'rolldown'

const prefix = '\0builtin:'

/** The bundler's own runtime begins with it, before anything can be asked for by need. */
const ownRuntimeNeeds = 'node:module'

/**
 * Gives a bundle Node's own modules without reading every export of theirs, as `import` does: some of these load more
 * of Node when they are read, such as a second HTTP client, which a cold start would wait for and nobody uses.
 */
export const builtinsByNeed: Plugin = {
  name: 'builtins-by-need',
  resolveId: (id) => (isBuiltin(id) && id !== ownRuntimeNeeds ? `${prefix}${id}` : null),
  load: (id) =>
    id.startsWith(prefix)
      ? {
          code: `module.exports = process.getBuiltinModule(${JSON.stringify(id.slice(prefix.length))})`,
          moduleType: 'js',
        }
      : null,
}
