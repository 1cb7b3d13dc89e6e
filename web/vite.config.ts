import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { siteBase } from '#shared/site/screen-paths.ts'
import { buildTimeValues } from './build/build-time-values.ts'
import { emptyNodeModules } from './build/empty-node-modules.ts'
import { pdfFiles } from './build/pdf-files.ts'
import { bundleScript } from './prerender/bundle-script.ts'
import { isLoadedWith } from './prerender/is-loaded-with.ts'
import { publish } from './prerender/publish.ts'
import { writePages } from './prerender/write-pages.ts'

const base = `${siteBase}/`
const site = join(import.meta.dirname, '../dist/web')
const router = join(import.meta.dirname, '../node_modules/react-router/dist/production')
// A folder for each process, so that concurrent builds do not interfere.
const building = `${site}.building-${process.pid}`
const built = join(building, 'site')
const rendering = join(building, 'rendering')

// Chunks that every page loads.
const isFirst = /^(?:libraries|base|rolldown-runtime)$/
const isThere = /\/(?:libraries|base|rolldown-runtime)-/

export default defineConfig(({ command }) => {
  // A test runner's NODE_ENV would otherwise build React's development version into the site.
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  return {
    root: import.meta.dirname,
    base,
    plugins: [buildTimeValues(), react(), pdfFiles()],
    worker: { format: 'es', plugins: () => [emptyNodeModules()] },
    resolve: {
      alias: [
        // A polyfill of what React has included since version 18.
        { find: 'use-sync-external-store/shim', replacement: 'react' },
        // The list of all attributes costs 2 KB of the initial bundle; typed components do not need it.
        { find: '@emotion/is-prop-valid', replacement: join(import.meta.dirname, 'build/is-prop-valid.ts') },
        // The package's exports lead bundlers to its development build, which is larger.
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
            // All supported browsers have module preloading.
            polyfill: false,
            // The dependency list is part of the entry chunk, so static imports and chunks of every page are left out
            // of it.
            resolveDependencies: (file, dependencies, { hostType }) =>
              hostType === 'html'
                ? dependencies
                : dependencies.filter((each) => each !== file && !isThere.test(each)),
          },
          rolldownOptions: {
            // Emotion imports them for a function that is never called here.
            treeshake: {
              moduleSideEffects: [
                { test: /node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false },
              ],
            },
            output: {
              // The entry chunk lists the file names of all others. Hashes do not compress, so names consist of a hash
              // of 28 bits alone, except for chunks of every page.
              chunkFileNames: ({ name }) =>
                isFirst.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
              hashCharacters: 'hex',
              // The code of every screen is in two files, which compress better than many small ones; the libraries'
              // file seldom changes.
              codeSplitting: {
                groups: [
                  { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
                  // Without the entry itself, which the manifest lists by its own file.
                  {
                    name: 'base',
                    tags: ['$initial'],
                    test: /(?<!\/app\/main\.tsx|index\.html)$/,
                    priority: 1,
                  },
                  // Code shared by landing pages and other screens, so that visitors load nothing of the following
                  // groups.
                  {
                    debugName: 'shown',
                    name: (id, build) => (isLoadedWith('-landing-page.tsx', id, build) ? 'shown' : null),
                    minShareCount: 2,
                    priority: 0.5,
                  },
                  // Code shared by screens that call the API. Without groups it would be some fifty chunks, which queue
                  // on connections with few parallel requests. First, the query library,
                  {
                    debugName: 'asking',
                    name: (id, build) => (isLoadedWith('/query-layout.tsx', id, build) ? 'asking' : null),
                    minShareCount: 2,
                    priority: 0.4,
                  },
                  // then what the home shares with most screens,
                  {
                    debugName: 'calling',
                    name: (id, build) => (isLoadedWith('/home-page.tsx', id, build) ? 'calling' : null),
                    minShareCount: 9,
                    priority: 0.4,
                  },
                  // then what it shares with a few,
                  {
                    debugName: 'at-home',
                    name: (id, build) => (isLoadedWith('/home-page.tsx', id, build) ? 'at-home' : null),
                    minShareCount: 2,
                    priority: 0.3,
                  },
                  // and what forms share.
                  { name: 'filling-in', minShareCount: 12, priority: 0.2 },
                  // Small modules of forms, which compress badly as separate chunks.
                  {
                    name: 'filling-in',
                    test: /\/ui\/(?:use-delayed\.ts|checkbox-field\.tsx)$/,
                    priority: 0.2,
                  },
                  // Likewise of forms whose request is made once.
                  {
                    name: 'send-once',
                    test: /\/(?:ui\/(?:text-area-field|form\/send-once-fields)\.tsx|repayment\/report-rules\.ts)$/,
                    priority: 0.25,
                  },
                  // The chart of sales, which the home loads last; other screens use its parts.
                  { name: 'disclosure', test: /\/ui\/disclosure\.tsx$/, priority: 0.15 },
                  {
                    name: 'sales-chart',
                    test: /\/(?:ui\/(?:column-chart|chart-table)|shops\/(?:net|shop)-sales-chart)\.tsx$/,
                    minShareCount: 2,
                    priority: 0.1,
                  },
                  // The shared code of shop screens in one chunk, except for the platforms' logos.
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
      // The server build of the same application, which prerenders the first screens.
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
          const landingScript = await bundleScript('early/landing.ts')
          // The deployment sets the site's origin in the environment.
          const origin = process.env['SITE_ORIGIN'] ?? ''
          await writePages({
            folder: built,
            base,
            renderPage,
            renderHome,
            homeScript,
            landingScript,
            brand,
            origin,
          })
          await publish(built, site)
        } finally {
          await rm(building, { recursive: true, force: true })
        }
      },
    },
  }
})
