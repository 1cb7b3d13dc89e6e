import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { isBroughtBy } from './prerender/is-brought-by.ts'
import { publish } from './prerender/publish.ts'
import { writePages } from './prerender/write-pages.ts'

const base = '/financing/'
const site = join(import.meta.dirname, '../dist/web')
// A folder of its own, so that two builds at a time do not take anything from each other.
const building = `${site}.building-${process.pid}`
const built = join(building, 'site')
const rendering = join(building, 'rendering')

export default defineConfig(({ command }) => {
  // A test runner's NODE_ENV would otherwise build React's development version into the site.
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  return {
    root: import.meta.dirname,
    base,
    plugins: [react()],
    // A stand-in for what React has had itself since its 18th version.
    resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
    environments: {
      client: {
        build: {
          outDir: built,
          emptyOutDir: true,
          target: 'es2023',
          manifest: true,
          // The browsers that this is built for know the preload of modules.
          modulePreload: { polyfill: false },
          rolldownOptions: {
            // Emotion imports them for a function that nothing here calls.
            treeshake: {
              moduleSideEffects: [
                { test: /node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false },
              ],
            },
            output: {
              // What every screen needs comes in two files, which compress better than many; the libraries' changes seldom.
              codeSplitting: {
                groups: [
                  { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
                  // Without the entry itself: the manifest knows it by its own file.
                  {
                    name: 'base',
                    tags: ['$initial'],
                    test: /(?<!\/app\/main\.tsx|index\.html)$/,
                    priority: 1,
                  },
                  // What the landing page shares with others, so that a visitor loads nothing of the next group.
                  {
                    debugName: 'shown',
                    name: (id, build) => (isBroughtBy('/landing-page.tsx', id, build) ? 'shown' : null),
                    minShareCount: 2,
                    priority: 0.5,
                  },
                  // What most screens that ask the server share would otherwise be some thirty files, which wait for
                  // each other where a connection fetches few at a time.
                  { name: 'asking', minShareCount: 8 },
                ],
              },
            },
          },
        },
      },
      // The same application, for the build itself: it renders the first screens.
      ssr: {
        build: {
          outDir: rendering,
          emptyOutDir: true,
          rolldownOptions: {
            input: 'prerender/render-page.tsx',
            output: { entryFileNames: 'render-page.js' },
          },
        },
      },
    },
    builder: {
      async buildApp({ build, environments: { client, ssr } }) {
        if (!client || !ssr) throw new Error('the build has no such environments')
        try {
          await build(client)
          await build(ssr)
          const { renderPage } = await import(pathToFileURL(join(rendering, 'render-page.js')).href)
          await writePages({ folder: built, base, renderPage })
          await publish(built, site)
        } finally {
          await rm(building, { recursive: true, force: true })
        }
      },
    },
  }
})
