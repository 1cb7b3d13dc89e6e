import { encode } from 'uqr'
import { documentColours } from './page-layout.ts'

/** Modules of white around the code, which readers require. */
const quietZone = 4

/** Draws a QR code as lines of squares, `side` points wide including the white around it. */
export const drawQrCode = (
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, side }: { x: number; y: number; side: number },
): void => {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  const unit = side / size
  data.forEach((row, line) => {
    row.forEach((isDark, column) => {
      if (isDark) doc.rect(x + column * unit, y + line * unit, unit, unit)
    })
  })
  doc.fill(documentColours.text)
}
