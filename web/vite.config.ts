import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  base: '/financing/',
  plugins: [react()],
  build: { outDir: '../dist/web', emptyOutDir: true, target: 'es2023' },
})
