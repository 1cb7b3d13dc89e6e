import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' }
import type { Plugin } from 'vite'

const library = join(import.meta.dirname, '../../node_modules/pdfjs-dist')

const worker = 'pdf.worker.min.mjs'

/** What a document may need that does not have it inside: tables of Chinese letters, common fonts, decoders of scans. */
const folders = ['cmaps', 'standard_fonts', 'wasm']

/** Runs the scripts of documents, which nothing here does, or stands in where a browser has no WebAssembly. */
const isUnused = (name: string): boolean => /^quickjs|_nowasm_fallback/.test(name)

/** Copies the files that the PDF reader fetches by name to the assets, in a folder named by its version. */
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
