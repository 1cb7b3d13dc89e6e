import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Works out the modules named `*.worked-out.ts` here: the site has what they export, and nothing of what it took. */
export const buildTimeValues = (): Plugin => ({
  name: 'worked-out',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.worked-out.ts')) return null
    const figures = (await import(pathToFileURL(id).href)) as Record<string, unknown>
    return Object.entries(figures)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
})
