import type { Plugin } from 'vite'

const nothing = '\0nothing'

/** Replaces Node modules that the HEIF decoder imports by empty ones: it uses them only when it runs in Node. */
export const emptyNodeModules = (): Plugin => ({
  name: 'without-node',
  enforce: 'pre',
  resolveId: (asked, importer) =>
    importer?.includes('/libheif-js/') && /^(?:fs|path|crypto)$/.test(asked) ? nothing : undefined,
  load: (id) => (id === nothing ? 'export default {}' : undefined),
})
