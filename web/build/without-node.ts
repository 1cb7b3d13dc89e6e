import type { Plugin } from 'vite'

const nothing = '\0nothing'

/** The decoder of HEIF asks for parts of Node, which it uses nowhere but there: in browsers they are nothing. */
export const withoutNode = (): Plugin => ({
  name: 'without-node',
  enforce: 'pre',
  resolveId: (asked, importer) =>
    importer?.includes('/libheif-js/') && /^(?:fs|path|crypto)$/.test(asked) ? nothing : undefined,
  load: (id) => (id === nothing ? 'export default {}' : undefined),
})
