import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildTimeValues } from '../build/build-time-values.ts'
import { emptyNodeModules } from '../build/empty-node-modules.ts'
import { pdfFiles } from '../build/pdf-files.ts'

const router = join(import.meta.dirname, '../../node_modules/react-router/dist/production')

/** The build of the back office console, which has its own entry and origin. */
export default defineConfig(({ command }) => {
  // A test runner's NODE_ENV would otherwise build React's development version into the site.
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  return {
    root: import.meta.dirname,
    base: '/',
    plugins: [buildTimeValues(), react(), pdfFiles()],
    worker: { format: 'es', plugins: () => [emptyNodeModules()] },
    resolve: {
      alias: [
        { find: 'use-sync-external-store/shim', replacement: 'react' },
        // The package's exports lead bundlers to its development build, which is larger.
        { find: /^react-router$/, replacement: join(router, 'index.mjs') },
        { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
      ],
    },
    build: {
      outDir: join(import.meta.dirname, '../../dist/desk'),
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
    },
  }
})
