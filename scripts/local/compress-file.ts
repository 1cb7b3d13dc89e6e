import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** What the distribution compresses: text of at least this many bytes. */
const smallestBytes = 1000
const compressed = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.wasm', '.webmanifest'])

/** As the distribution does: a higher quality would take longer than it saves. */
const quality = 5

const compress = promisify(brotliCompress)

const compressFile = async (file: string): Promise<Buffer> =>
  compress(await readFile(file), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

interface FileVersion {
  size: number
  mtimeMs: number
}

/** The compressed files of a site, each compressed when it is first asked for. */
export const createFileCompression = () => {
  const known = new Map<string, { mtimeMs: number; content: Promise<Buffer> }>()
  return {
    /** The file in brotli; undefined if it is sent as it is, or the browser does not take brotli. */
    async brotliOf(
      file: string,
      { size, mtimeMs }: FileVersion,
      accepted: string | undefined,
    ): Promise<Buffer | undefined> {
      const isCompressed = size >= smallestBytes && compressed.has(extname(file))
      if (!isCompressed || !/\bbr\b/.test(accepted ?? '')) return undefined
      const kept = known.get(file)
      const { content } = kept?.mtimeMs === mtimeMs ? kept : { content: compressFile(file) }
      known.set(file, { mtimeMs, content })
      return content
    },
  }
}
