import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { builtSite } from '../../local/build-site.ts'
import type { BuiltSite } from './screen-bytes.ts'

const namedFile = /(?:src|href)="\/financing\/(assets\/[^"]+\.(?:js|css))"/g

/** The site as it was last built. */
export const readSite = (): BuiltSite => ({
  folder: builtSite,
  // The build puts it beside the site: it is not for the public.
  manifest: JSON.parse(readFileSync(`${builtSite}.manifest.json`, 'utf8')) as Manifest,
  named: [...readFileSync(join(builtSite, 'index.html'), 'utf8').matchAll(namedFile)].map(
    ([, file = '']) => file,
  ),
})
