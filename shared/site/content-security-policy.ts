/** The hash of an empty style element: Emotion adds one, and fills it by way of the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * The content security policy of the site's pages. `called` are the origins that they call in addition to the site
 * itself; `inPages` are the hashes of inline scripts and styles in prerendered pages.
 */
export const contentSecurityPolicy = (
  called: readonly string[],
  inPages: Readonly<Record<'scripts' | 'styles', readonly string[]>> = { scripts: [], styles: [] },
): string =>
  [
    "default-src 'self'",
    // Decoders of scans and photos are WebAssembly, which may be compiled, while scripts from text may not.
    `script-src ${["'self'", "'wasm-unsafe-eval'", ...inPages.scripts].join(' ')}`,
    `style-src ${["'self'", emptyStyle, ...inPages.styles].join(' ')}`,
    "img-src 'self' data: blob:",
    `connect-src ${["'self'", ...called].join(' ')}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
