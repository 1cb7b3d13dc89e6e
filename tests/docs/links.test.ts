import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })

const withoutCode = (text: string): string => text.replace(/^ *```[\s\S]*?^ *```/gm, '')

/** The anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (file: string): Set<string> =>
  new Set(
    [...withoutCode(readFileSync(file, 'utf8')).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      anchorOf(heading),
    ),
  )

/** A document's links to missing files or headings. */
const brokenLinks = (document: string, text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [path = '', anchor] = target.split('#')
      const file = path === '' ? join(root, document) : join(root, dirname(document), path)
      if (!existsSync(file)) return true
      return anchor !== undefined && !anchorsOf(file).has(anchor)
    })

test.each(documents)('every link of %s has an existing file and heading', (document) => {
  expect(brokenLinks(document, readFileSync(join(root, document), 'utf8'))).toEqual([])
})

test('links to missing files and headings are detected', () => {
  const text =
    '[a](no-such.md) [b](#no-such) [c](#find-your-way) [d](docs/web.md) [e](https://aws.amazon.com)'
  expect(brokenLinks('README.md', text)).toEqual(['no-such.md', '#no-such'])
})
