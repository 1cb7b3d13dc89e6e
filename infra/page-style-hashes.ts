import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/g

/** The hashes by which a security policy lets in the styles that stand in the pages of the built site in `folder`. */
export const pageStyleHashes = (folder: string): readonly string[] => {
  const hashes = globSync('pages/**/*.html', { cwd: folder }).flatMap((page) =>
    [...readFileSync(join(folder, page), 'utf8').matchAll(styleElement)].map(
      ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    ),
  )
  return [...new Set(hashes)].toSorted()
}
