import type { Plugin } from 'esbuild'

const namespace = 'builtins-by-need'

/**
 * Gives a bundle Node's HTTP modules without reading every export of theirs, as `import` does: some of these load a
 * second HTTP client when they are read, which a cold start would wait for and nobody uses.
 */
export const builtinsByNeed: Plugin = {
  name: namespace,
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(node:)?https?$/ }, ({ path }) => ({ path, namespace }))
    onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)})`,
    }))
  },
}
