import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { siteBase } from '#shared/site/screen-paths.ts'
import { buildTimeValues } from './build/build-time-values.ts'
import { pdfFiles } from './build/pdf-files.ts'
import { withoutNode } from './build/without-node.ts'
import { bundleScript } from './prerender/bundle-script.ts'
import { isLoadedWith } from './prerender/is-loaded-with.ts'
import { publish } from './prerender/publish.ts'
import { writePages } from './prerender/write-pages.ts'

const base = `${siteBase}/`
const site = join(import.meta.dirname, '../dist/web')
const router = join(import.meta.dirname, '../node_modules/react-router/dist/production')
// A folder of its own, so that two builds at a time do not take anything from each other.
const building = `${site}.building-${process.pid}`
const built = join(building, 'site')
const rendering = join(building, 'rendering')

// Files that every page begins with.
const isFirst = /^(?:libraries|base|rolldown-runtime)$/
const isThere = /\/(?:libraries|base|rolldown-runtime)-/

export default defineConfig(({ command }) => {
  // A test runner's NODE_ENV would otherwise build React's development version into the site.
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  return {
    root: import.meta.dirname,
    base,
    plugins: [buildTimeValues(), react(), pdfFiles()],
    worker: { format: 'es', plugins: () => [withoutNode()] },
    resolve: {
      alias: [
        // A stand-in for what React has had itself since its 18th version.
        { find: 'use-sync-external-store/shim', replacement: 'react' },
        // A list of all attributes, 2 KB of the first screen, that typed components do without.
        { find: '@emotion/is-prop-valid', replacement: join(import.meta.dirname, 'build/is-prop-valid.ts') },
        // Its package leads every bundler to the build that warns developers.
        { find: /^react-router$/, replacement: join(router, 'index.mjs') },
        { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
      ],
    },
    environments: {
      client: {
        build: {
          outDir: built,
          emptyOutDir: true,
          target: 'es2023',
          manifest: true,
          modulePreload: {
            // The browsers that this is built for know it.
            polyfill: false,
            // The list stands in the first script. What is imported or there already need not stand in it.
            resolveDependencies: (file, dependencies, { hostType }) =>
              hostType === 'html'
                ? dependencies
                : dependencies.filter((each) => each !== file && !isThere.test(each)),
          },
          rolldownOptions: {
            // Emotion imports them for a function that nothing here calls.
            treeshake: {
              moduleSideEffects: [
                { test: /node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false },
              ],
            },
            output: {
              // The first script names all others, so all but those that every page begins with go by a hash alone; hashes do
              // not compress: 28 bits of each will do.
              chunkFileNames: ({ name }) =>
                isFirst.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
              hashCharacters: 'hex',
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
                  // What the landing pages share with each other and with others, so that a visitor loads nothing of the next
                  // groups.
                  {
                    debugName: 'shown',
                    name: (id, build) => (isLoadedWith('-landing-page.tsx', id, build) ? 'shown' : null),
                    minShareCount: 2,
                    priority: 0.5,
                  },
                  // What screens that ask the server share would otherwise be some fifty files, which wait for each
                  // other where a connection fetches few at a time: the query library,
                  {
                    debugName: 'asking',
                    name: (id, build) => (isLoadedWith('/query-layout.tsx', id, build) ? 'asking' : null),
                    minShareCount: 2,
                    priority: 0.4,
                  },
                  // what the home shares with most others,
                  {
                    debugName: 'calling',
                    name: (id, build) => (isLoadedWith('/home-page.tsx', id, build) ? 'calling' : null),
                    minShareCount: 9,
                    priority: 0.4,
                  },
                  // or with a few,
                  {
                    debugName: 'at-home',
                    name: (id, build) => (isLoadedWith('/home-page.tsx', id, build) ? 'at-home' : null),
                    minShareCount: 2,
                    priority: 0.3,
                  },
                  // and what forms share.
                  { name: 'filling-in', minShareCount: 12, priority: 0.2 },
                  // Small pieces of forms, which compress badly each by itself.
                  {
                    name: 'filling-in',
                    test: /\/ui\/(?:use-delayed\.ts|checkbox-field\.tsx)$/,
                    priority: 0.2,
                  },
                  // What screens of shops share is one file, but for the platforms' marks.
                  { name: 'of-shops', test: /\/features\/shops\/(?!(?:link\/)?platform-)/, minShareCount: 2 },
                  {
                    debugName: 'login',
                    name: (id, build) => (isLoadedWith('/login-page.tsx', id, build) ? 'login' : null),
                    minShareCount: 2,
                  },
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
          const { renderPage, renderHome, brand } = await import(
            pathToFileURL(join(rendering, 'render-page.js')).href
          )
          const homeScript = await bundleScript('early/home.ts')
          // Named by who deploys: the environment says where the site is.
          const origin = process.env['SITE_ORIGIN'] ?? ''
          await writePages({ folder: built, base, renderPage, renderHome, homeScript, brand, origin })
          await publish(built, site)
        } finally {
          await rm(building, { recursive: true, force: true })
        }
      },
    },
  }
})
