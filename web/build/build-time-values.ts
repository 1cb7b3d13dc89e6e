import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * A Vite plugin that evaluates `*.build-time.ts` modules at build time and bundles their exports only, without their
 * dependencies.
 */
export const buildTimeValues = (): Plugin => ({
  name: 'build-time-values',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.build-time.ts')) return null
    const figures = (await import(pathToFileURL(id).href)) as Record<string, unknown>
    return Object.entries(figures)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
})
