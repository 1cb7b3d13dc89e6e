import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => {
  // A test runner's NODE_ENV would otherwise build React's development version into the site.
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  return {
    root: import.meta.dirname,
    base: '/financing/',
    plugins: [react()],
    build: {
      outDir: '../dist/web',
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: {
        output: {
          // What every screen needs comes in two files, which compress better than many; the libraries' changes seldom.
          codeSplitting: {
            groups: [
              { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
              { name: 'base', tags: ['$initial'], priority: 1 },
            ],
          },
        },
      },
    },
  }
})
