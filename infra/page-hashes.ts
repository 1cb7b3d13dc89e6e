import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/g
const scriptElement = /<script>([\s\S]*?)<\/script>/g

const hashesOf = (pages: readonly string[], element: RegExp): readonly string[] => {
  const hashes = pages.flatMap((page) =>
    [...page.matchAll(element)].map(
      ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    ),
  )
  return [...new Set(hashes)].toSorted()
}

/** The hashes of inline scripts and styles in the built site in `folder`, for the security policy. */
export const pageHashes = (folder: string): Record<'scripts' | 'styles', readonly string[]> => {
  const pages = globSync('pages/**/*.html', { cwd: folder }).map((page) =>
    readFileSync(join(folder, page), 'utf8'),
  )
  return { scripts: hashesOf(pages, scriptElement), styles: hashesOf(pages, styleElement) }
}
