/** The hash of an empty style element: Emotion adds one, and then fills it by the style sheet's own interface. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * What the site's pages may load and call. `called` are the origins that they call besides the site itself; `inPages`
 * are the hashes of the scripts and styles that stand in pages which were rendered beforehand.
 */
export const contentSecurityPolicy = (
  called: readonly string[],
  inPages: Readonly<Record<'scripts' | 'styles', readonly string[]>> = { scripts: [], styles: [] },
): string =>
  [
    "default-src 'self'",
    // What decodes scans and photos is WebAssembly, which may be compiled, as scripts that are made of text may not.
    `script-src ${["'self'", "'wasm-unsafe-eval'", ...inPages.scripts].join(' ')}`,
    `style-src ${["'self'", emptyStyle, ...inPages.styles].join(' ')}`,
    "img-src 'self' data: blob:",
    `connect-src ${["'self'", ...called].join(' ')}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
