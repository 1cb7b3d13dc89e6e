import { createHash } from 'node:crypto'
import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfRef, PdfStream, PdfString } from '@libpdf/core'

/** A certification that allows no changes (ISO 32000-1, 12.8.2.2). */
const noChanges = 1

/** The placeholder for each value of the byte range. It has ten digits, more than any final value. */
const placeOfRange = 9_999_999_999
const rangeLength = 4

const widgetFlags = 132 // printed, and locked
const signatureFlags = 3 // Signatures exist, and the file may only be appended to.

export interface PdfToCertify {
  /** The signed document. Its bytes stay the beginning of the output. */
  document: Uint8Array
  /** A PDF whose pages are appended; absent without any. */
  appended?: Uint8Array | undefined
  /** The material for checking the signature later, in DER. */
  evidence: { certificates: readonly Uint8Array[]; revocationLists: readonly Uint8Array[] }
  /** The certifier and the reason, as viewers show them. */
  name: string
  reason: string
  at: Date
  /** An upper bound of the signature's bytes. */
  signatureSize: number
  /** Makes a detached signature of the SHA-256, in DER. */
  sign(digest: Uint8Array): Promise<Uint8Array>
}

/** "D:20261103021504Z" */
const pdfDate = (at: Date): PdfString =>
  PdfString.fromString(`D:${at.toISOString().replaceAll(/[-:T]|\..*/g, '')}Z`)

const appendPages = async (pdf: PDF, appended: Uint8Array): Promise<void> => {
  const pages = await PDF.load(appended)
  await pdf.copyPagesFrom(
    pages,
    Array.from({ length: pages.getPageCount() }, (_, index) => index),
  )
}

/** Certificates and revocation lists are in the file before it is signed, so that they cannot be changed later. */
const embedEvidence = (pdf: PDF, { certificates, revocationLists }: PdfToCertify['evidence']): void => {
  const embed = (each: readonly Uint8Array[]) =>
    new PdfArray(each.map((der) => pdf.register(PdfStream.fromDict({}, der))))
  const store = PdfDict.of({
    Type: PdfName.of('DSS'),
    Certs: embed(certificates),
    ...(revocationLists.length > 0 ? { CRLs: embed(revocationLists) } : {}),
  })
  pdf.getCatalog().set('DSS', pdf.register(store))
}

const signatureDictionary = ({ name, reason, at, signatureSize }: PdfToCertify): PdfDict =>
  PdfDict.of({
    Type: PdfName.of('Sig'),
    Filter: PdfName.of('Adobe.PPKLite'),
    SubFilter: PdfName.of('ETSI.CAdES.detached'),
    ByteRange: new PdfArray(Array.from({ length: rangeLength }, () => PdfNumber.of(placeOfRange))),
    Contents: PdfString.fromBytes(new Uint8Array(signatureSize)),
    Name: PdfString.fromString(name),
    Reason: PdfString.fromString(reason),
    M: pdfDate(at),
    Reference: PdfArray.of(
      PdfDict.of({
        Type: PdfName.of('SigRef'),
        TransformMethod: PdfName.of('DocMDP'),
        TransformParams: PdfDict.of({
          Type: PdfName.of('TransformParams'),
          P: PdfNumber.of(noChanges),
          V: PdfName.of('1.2'),
        }),
      }),
    ),
  })

/** The signature's field, without an appearance: the certification is described on the pages themselves. */
const addField = (pdf: PDF, signature: PdfRef): void => {
  const page = pdf.getPage(pdf.getPageCount() - 1)
  if (!page) throw new Error('there is no page to certify')
  const field = pdf.register(
    PdfDict.of({
      Type: PdfName.of('Annot'),
      Subtype: PdfName.of('Widget'),
      FT: PdfName.of('Sig'),
      T: PdfString.fromString('Certification'),
      V: signature,
      F: PdfNumber.of(widgetFlags),
      P: page.ref,
      Rect: new PdfArray(Array.from({ length: rangeLength }, () => PdfNumber.of(0))),
    }),
  )
  const present = page.dict.getArray('Annots', (ref) => pdf.getObject(ref))
  page.dict.set('Annots', PdfArray.of(...(present ?? []), field))
  const catalog = pdf.getCatalog()
  catalog.set(
    'AcroForm',
    pdf.register(PdfDict.of({ Fields: PdfArray.of(field), SigFlags: PdfNumber.of(signatureFlags) })),
  )
  catalog.set('Perms', PdfDict.of({ DocMDP: signature }))
}

/** The position of the signature: between the two parts of the file that it covers. */
const findGap = (file: Buffer, from: number, size: number): { start: number; end: number } => {
  const start = file.indexOf(`<${'0'.repeat(2 * size)}>`, from)
  if (start === -1) throw new Error('the file has no place for its signature')
  return { start, end: start + 2 * size + 2 }
}

const writeRange = (file: Buffer, from: number, { start, end }: { start: number; end: number }): void => {
  const place = `[${Array.from({ length: rangeLength }, () => placeOfRange).join(' ')}]`
  const at = file.indexOf(place, from)
  if (at === -1) throw new Error('the file has no place for what its signature covers')
  file.write(`[0 ${start} ${end} ${file.length - end}]`.padEnd(place.length), at, 'latin1')
}

/**
 * A PDF with pages appended and a certification signature (PAdES, DocMDP level 1) over all of it. Everything follows
 * the document's own bytes, so that the signed document can be cut out of the file and its digest computed.
 */
export const certifyPdf = async (given: PdfToCertify): Promise<Uint8Array> => {
  const { document, appended, evidence, signatureSize, sign } = given
  const pdf = await PDF.load(document)
  if (appended) await appendPages(pdf, appended)
  embedEvidence(pdf, evidence)
  addField(pdf, pdf.register(signatureDictionary(given)))
  const file = Buffer.from(await pdf.save({ incremental: true }))
  if (!file.subarray(0, document.length).equals(document))
    throw new Error('the document would not be the beginning of the certified file')

  const gap = findGap(file, document.length, signatureSize)
  writeRange(file, document.length, gap)
  const digest = createHash('sha256')
    .update(file.subarray(0, gap.start))
    .update(file.subarray(gap.end))
    .digest()
  const signature = Buffer.from(await sign(digest)).toString('hex')
  if (signature.length > 2 * signatureSize)
    throw new Error(`the signature takes ${signature.length / 2} bytes, not ${signatureSize}`)
  file.write(signature, gap.start + 1, 'latin1')
  return file
}
