import { createRequire } from 'node:module'
import { deflateSync } from 'node:zlib'
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PdfKitDocument from 'pdfkit'
import { expect, test, vi } from 'vitest'
import { checkPdf } from '../../../web/api/pdf/check-pdf.ts'

GlobalWorkerOptions.workerSrc = createRequire(import.meta.url).resolve(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
)

// In the browser, the worker comes from the build's assets.
const openPdf = vi.hoisted(() => vi.fn<(bytes: Blob, options: { enableXfa: boolean }) => unknown>())
vi.mock('../../../web/api/pdf/open-pdf.ts', () => ({ openPdf }))
openPdf.mockImplementation(async (bytes, options) =>
  getDocument({ data: await bytes.arrayBuffer(), verbosity: 0, ...options }),
)

const pdfWith = async (options: PDFKit.PDFDocumentOptions): Promise<Blob> => {
  const document = new PdfKitDocument(options)
  const chunks: Buffer<ArrayBuffer>[] = []
  document.on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  document.text('Statement of account').end()
  await ended
  return new Blob(chunks)
}

const template = `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"><subform name="form" layout="tb"><pageSet><pageArea name="page"><contentArea w="500pt" h="700pt"/><medium short="595pt" long="842pt" stock="a4"/></pageArea></pageSet><subform w="500pt" h="20pt"><draw w="100pt" h="20pt"><value><text>Form</text></value></draw></subform></subform></template></xdp:xdp>`

const page = '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>\nendobj\n'
const pages = '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n'
const form = `5 0 obj\n<</Length ${template.length}>>\nstream\n${template}\nendstream\nendobj\n`
const catalog = '<</Type/Catalog/Pages 2 0 R/NeedsRendering true/AcroForm 4 0 R>>'
const trailer = 'trailer\n<</Root 1 0 R/Size 7>>\n%%EOF\n'

const dynamicForm = () =>
  new Blob([
    `%PDF-1.7\n1 0 obj\n${catalog}\nendobj\n${pages}${page}4 0 obj\n<</XFA 5 0 R/Fields[]>>\nendobj\n${form}${trailer}`,
  ])

/** The same with the form's dictionary in an object stream, as in PDFs since version 1.5. */
const compressedForm = () => {
  const inside = '4 0 <</XFA 5 0 R/Fields[]>>'
  const stream = deflateSync(inside)
  return new Blob([
    `%PDF-1.7\n1 0 obj\n${catalog}\nendobj\n${pages}${page}${form}6 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${stream.length}>>\nstream\n`,
    stream,
    `\nendstream\nendobj\n${trailer}`,
  ])
}

test('a PDF that needs a password is refused', async () => {
  await expect(checkPdf(await pdfWith({ userPassword: 'secret' }))).rejects.toMatchObject({
    rule: 'fileNeedsPassword',
  })
})

test('a PDF that is encrypted and opens without a password passes', async () => {
  openPdf.mockClear()
  await checkPdf(await pdfWith({ ownerPassword: 'secret', permissions: { printing: 'highResolution' } }))
  expect(openPdf).toHaveBeenCalledOnce()
})

test('a dynamic form is refused', async () => {
  await expect(checkPdf(dynamicForm())).rejects.toMatchObject({ rule: 'fileDynamicForm' })
})

test('a dynamic form that the library cannot lay out is refused', async () => {
  const broken = (await dynamicForm().text()).replace('<contentArea w="500pt" h="700pt"/>', '')
  await expect(checkPdf(new Blob([broken]))).rejects.toMatchObject({ rule: 'fileDynamicForm' })
})

test('a PDF that was cut off is refused, unless it can be read all the same', async () => {
  const whole = await pdfWith({})
  await expect(checkPdf(whole.slice(0, whole.size / 2))).rejects.toMatchObject({ rule: 'fileUnreadable' })
  await expect(checkPdf(new Blob(['%PDF-1.7\n']))).rejects.toMatchObject({ rule: 'fileUnreadable' })
  await checkPdf(new Blob([(await whole.text()).replace('startxref', '')]))
})

test('a dynamic form in an object stream is looked at', async () => {
  openPdf.mockClear()
  await checkPdf(compressedForm()).catch(() => undefined)
  expect(openPdf).toHaveBeenCalledOnce()
})

test('an ordinary PDF passes without the library', async () => {
  openPdf.mockClear()
  await checkPdf(await pdfWith({}))
  await checkPdf(new Blob(['%PDF-1.4 /ObjStm stream\nnothing compressed endstream startxref']))
  expect(openPdf).not.toHaveBeenCalled()
})
