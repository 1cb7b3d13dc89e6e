import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' }
import type { Plugin } from 'vite'

const library = join(import.meta.dirname, '../../node_modules/pdfjs-dist')

const worker = 'pdf.worker.min.mjs'

/** Files for PDFs that do not embed what they need: CMaps for CJK text, standard fonts, image decoders. */
const folders = ['cmaps', 'standard_fonts', 'wasm']

/** Not used: scripts in PDFs are never run, and every supported browser has WebAssembly. */
const isUnused = (name: string): boolean => /^quickjs|_nowasm_fallback/.test(name)

/** Copies the files that pdf.js fetches by name into the assets, in a folder named by its version. */
export const pdfFiles = (): Plugin => ({
  name: 'pdf-files',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const emit = (path: string, from: string) =>
      this.emitFile({
        type: 'asset',
        fileName: `assets/pdfjs-${pdfjs.version}/${path}`,
        source: readFileSync(join(library, from)),
      })
    emit(worker, `legacy/build/${worker}`)
    for (const folder of folders)
      for (const name of readdirSync(join(library, folder)))
        if (!isUnused(name)) emit(`${folder}/${name}`, `${folder}/${name}`)
  },
})
