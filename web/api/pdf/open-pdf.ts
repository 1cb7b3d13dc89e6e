import { GlobalWorkerOptions, getDocument, version } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The build's folder of pdf.js and the files that a PDF may need. */
const folder = `${import.meta.env.BASE_URL}assets/pdfjs-${version}`

GlobalWorkerOptions.workerSrc = `${folder}/pdf.worker.min.mjs`

/** Opens a PDF for rendering only: its scripts, links and, unless asked for, dynamic forms are ignored. */
export const openPdf = async (bytes: Blob, { enableXfa = false } = {}) =>
  getDocument({
    data: await bytes.arrayBuffer(),
    enableXfa,
    cMapUrl: `${folder}/cmaps/`,
    standardFontDataUrl: `${folder}/standard_fonts/`,
    wasmUrl: `${folder}/wasm/`,
  })
