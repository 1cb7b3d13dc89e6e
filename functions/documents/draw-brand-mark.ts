import { documentColours } from './page-layout.ts'

/** Draws the brand's mark, a quay light over water, as vectors in a square of `side` points. */
export const drawBrandMark = (doc: PDFKit.PDFDocument, x: number, y: number, side: number): void => {
  doc
    .save()
    .translate(x, y)
    .scale(side / 40)
  doc.roundedRect(0, 0, 40, 40, 9).fill(documentColours.ink)
  // The lantern and its mast.
  doc.circle(20, 11.5, 4.5).fill('#FFFFFF')
  doc.rect(18.6, 15, 2.8, 9).fill('#FFFFFF')
  // The quay, and two waves that carry the light.
  doc.roundedRect(9, 23.2, 22, 2.6, 1.3).fill('#FFFFFF')
  doc.lineWidth(2.4).lineCap('round').strokeColor('#3FB79C')
  for (const [left, top] of [
    [8, 30],
    [13, 34.6],
  ] as const) {
    const step = (40 - 2 * left) / 4
    doc.moveTo(left, top)
    for (let wave = 0; wave < 2; wave += 1)
      doc
        .quadraticCurveTo(left + step * (2 * wave + 0.5), top - 2.4, left + step * (2 * wave + 1), top)
        .quadraticCurveTo(left + step * (2 * wave + 1.5), top + 2.4, left + step * (2 * wave + 2), top)
    doc.stroke()
  }
  doc.restore()
}
