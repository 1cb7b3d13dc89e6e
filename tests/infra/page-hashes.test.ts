import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pageHashes } from '../../infra/page-hashes.ts'

const folder = mkdtempSync(join(tmpdir(), 'page-hashes-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('lists the hash of each inline script and style once, and none of external ones', () => {
  mkdirSync(join(folder, 'pages/en'), { recursive: true })
  const page =
    '<style data-s="">a{}</style><script>alert(1)</script><script type="module" src="x.js"></script>'
  for (const name of ['home', 'index']) writeFileSync(join(folder, `pages/en/${name}.html`), page)
  expect(pageHashes(folder)).toEqual({
    scripts: ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"],
    styles: [expect.stringMatching(/^'sha256-/)],
  })
})
