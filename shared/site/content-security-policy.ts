/** The hash of an empty style element: Emotion adds one, and then fills it by the style sheet's own interface. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * What the site's pages may load and call. `filesOrigin` is where files are sent, if it is not the site itself;
 * `styleHashes` are those of the styles that stand in pages which were rendered beforehand.
 */
export const contentSecurityPolicy = (filesOrigin?: string, styleHashes: readonly string[] = []): string =>
  [
    "default-src 'self'",
    // What decodes scans and photos is WebAssembly, which may be compiled, as scripts that are made of text may not.
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src ${["'self'", emptyStyle, ...styleHashes].join(' ')}`,
    "img-src 'self' data: blob:",
    `connect-src ${["'self'", ...(filesOrigin ? [filesOrigin] : [])].join(' ')}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
