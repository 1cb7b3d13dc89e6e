import { GlobalWorkerOptions, getDocument, version } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Where the build puts the PDF reader and the further files that a document may need. */
const folder = `${import.meta.env.BASE_URL}assets/pdfjs-${version}`

GlobalWorkerOptions.workerSrc = `${folder}/pdf.worker.min.mjs`

/** Begins to read a PDF. What it holds is drawn: its scripts, forms and links are left alone. */
export const openPdf = async (bytes: Blob) =>
  getDocument({
    data: await bytes.arrayBuffer(),
    cMapUrl: `${folder}/cmaps/`,
    standardFontDataUrl: `${folder}/standard_fonts/`,
    wasmUrl: `${folder}/wasm/`,
  })
