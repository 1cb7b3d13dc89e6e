import { GlobalWorkerOptions, getDocument, version } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

/** Where the build lays what a document may need besides. */
const folder = `${import.meta.env.BASE_URL}assets/pdfjs-${version}`

/** Begins to read a PDF. What it holds is drawn: its scripts, forms and links are left alone. */
export const openPdf = async (bytes: Blob) =>
  getDocument({
    data: await bytes.arrayBuffer(),
    cMapUrl: `${folder}/cmaps/`,
    standardFontDataUrl: `${folder}/standard_fonts/`,
    wasmUrl: `${folder}/wasm/`,
  })
