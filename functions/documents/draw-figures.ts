import type { Block } from './legal-document.ts'
import { documentColours, page, size } from './page-layout.ts'
import type { PdfWriter, TextStyle } from './pdf-writer.ts'

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

const chartHeight = 84
const chartLine = 13
/** A column's share of its slot; the rest is spacing. */
const columnShare = 0.62

const chartText: TextStyle = { size: size.small, colour: documentColours.quiet }

/** Columns side by side with a label below each, as an illustration: the values are in the text or a table. */
export const drawColumns = (sheet: PdfWriter, { columns, ordinary }: BlockOf<'columns'>): void => {
  sheet.keepTogether(chartHeight + chartLine + 22)
  const { doc } = sheet
  const place = page.contentWidth / columns.length
  const ground = sheet.y + chartHeight
  columns.forEach(({ share }, index) => {
    const height = Math.max(1, Math.min(1, Math.max(0, share)) * chartHeight)
    const left = page.left + index * place + (place * (1 - columnShare)) / 2
    doc.rect(left, ground - height, place * columnShare, height).fill(documentColours.jade)
  })
  sheet.y = ground
  sheet.rule(documentColours.text, 0.8)
  if (ordinary !== undefined) {
    sheet.y = ground - ordinary * chartHeight
    doc.dash(3, { space: 3 })
    sheet.rule(documentColours.text, 0.8)
    doc.undash()
    sheet.y = ground
  }
  columns.forEach(({ label }, index) => {
    sheet.write(label, page.left + index * place, ground + 3, place, { ...chartText, align: 'center' })
  })
  sheet.y = ground + chartLine + 14
}

const firstShare = 0.24
const cellStyle: TextStyle = { size: size.small }
const headStyle: TextStyle = { size: size.small, colour: documentColours.quiet }
const cellPadding = 4

/** Figures in rows and columns, the first of which has the row's name. */
export const drawTable = (sheet: PdfWriter, { head, rows }: BlockOf<'table'>): void => {
  const first = page.contentWidth * firstShare
  const other = (page.contentWidth - first) / Math.max(1, head.length - 1)
  const heightOf = (cells: readonly string[], style: TextStyle) =>
    2 * cellPadding +
    Math.max(...cells.map((cell, index) => sheet.heightOf(cell, index === 0 ? first : other, style)))
  const drawCells = (cells: readonly string[], style: TextStyle) => {
    const height = heightOf(cells, style)
    sheet.keepTogether(height)
    const y = sheet.y + cellPadding
    cells.forEach((cell, index) => {
      const left = index === 0 ? page.left : page.left + first + (index - 1) * other
      sheet.write(cell, left, y, index === 0 ? first : other, {
        ...style,
        align: index === 0 ? 'left' : 'right',
      })
    })
    sheet.y += height
    sheet.rule()
  }
  // On one page if it fits on one.
  const whole = rows.reduce((sum, row) => sum + heightOf(row, cellStyle), heightOf(head, headStyle))
  if (whole <= page.end - page.top) sheet.keepTogether(whole)
  drawCells(head, headStyle)
  for (const row of rows) drawCells(row, cellStyle)
  sheet.y += 14
}
