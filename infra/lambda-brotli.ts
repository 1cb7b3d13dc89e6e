import { brotliDecompressSync } from 'node:zlib'

/**
 * Replaces `brotli/decompress.js` in the Lambdas' bundles, which fontkit calls for WOFF2 fonts: Node decompresses
 * Brotli itself, and the package brings a dictionary of 800 KB.
 */
const decompress = (compressed: Uint8Array): Uint8Array => brotliDecompressSync(compressed)

export default decompress
