import { drawColumns, drawTable } from './draw-figures.ts'
import type { AmountRow, Block, LabelledValue, SignatureBlock } from './legal-document.ts'
import { documentColours, page, size } from './page-layout.ts'
import type { PdfWriter, TextStyle } from './pdf-writer.ts'

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

const labelWidth = 158
const numberWidth = 36
const rowPadding = 5
/** Paragraphs up to this height (eight lines) are kept together; longer ones may be split after it. */
const unbrokenLines = 8 * size.body * 1.7
const headingHeight = 10 + size.heading * 1.7 + 6

const labelStyle: TextStyle = { size: size.label, colour: documentColours.quiet }
const valueWidth = page.contentWidth - labelWidth

const rowHeight = (sheet: PdfWriter, { label, value }: LabelledValue): number =>
  Math.max(sheet.heightOf(label, labelWidth - 14, labelStyle), sheet.heightOf(value, valueWidth)) +
  2 * rowPadding

/** A label at the left and a value to its right, kept on one page, with a hairline above. */
const drawRow = (sheet: PdfWriter, row: LabelledValue): void => {
  const height = rowHeight(sheet, row)
  sheet.keepTogether(height)
  sheet.rule()
  const y = sheet.y + rowPadding
  sheet.write(row.label, page.left, y + (size.body - size.label), labelWidth - 14, labelStyle)
  sheet.write(row.value, page.left + labelWidth, y, valueWidth)
  sheet.y += height
}

const drawFacts = (sheet: PdfWriter, { rows }: BlockOf<'facts'>): void => {
  for (const row of rows) drawRow(sheet, row)
  sheet.rule()
  sheet.y += 16
}

const drawParagraph = (sheet: PdfWriter, { text }: BlockOf<'paragraph'>): void => {
  sheet.keepTogether(Math.min(sheet.heightOf(text, page.contentWidth), unbrokenLines))
  sheet.flow(text, page.left, page.contentWidth)
  sheet.y += 8
}

const drawHeading = (sheet: PdfWriter, { text }: BlockOf<'heading'>): void => {
  sheet.keepTogether(2 * headingHeight)
  sheet.y += 10
  sheet.flow(text, page.left, page.contentWidth, { size: size.heading, weight: 'bold' })
  sheet.y += 6
}

const drawClause = (sheet: PdfWriter, { number, heading, paragraphs }: BlockOf<'clause'>): void => {
  const textX = page.left + numberWidth
  const textWidth = page.contentWidth - numberWidth
  const headingStyle = { size: size.heading, weight: 'bold' } as const
  const opening = Math.min(sheet.heightOf(paragraphs[0] ?? '', textWidth), unbrokenLines)
  // A heading never ends a page: it stays with the beginning of its first paragraph.
  sheet.keepTogether(10 + sheet.heightOf(heading, textWidth, headingStyle) + 3 + opening)
  sheet.y += 10
  sheet.write(String(number), page.left, sheet.y, numberWidth, headingStyle)
  sheet.flow(heading, textX, textWidth, headingStyle)
  sheet.y += 3
  paragraphs.forEach((paragraph, index) => {
    sheet.keepTogether(Math.min(sheet.heightOf(paragraph, textWidth), unbrokenLines))
    sheet.write(`${number}.${index + 1}`, page.left, sheet.y, numberWidth, { colour: documentColours.quiet })
    sheet.flow(paragraph, textX, textWidth)
    sheet.y += 6
  })
}

const measureAmount = (sheet: PdfWriter, row: AmountRow) => {
  const half = page.contentWidth / 2
  const style: TextStyle = row.strong ? { size: size.strong, weight: 'bold' } : {}
  const wordsStyle: TextStyle = { size: size.label, colour: documentColours.quiet }
  const height = Math.max(sheet.heightOf(row.label, half, style), sheet.heightOf(row.value, half, style))
  const wordsHeight = row.inTranslations
    ? sheet.heightOf(row.inTranslations, page.contentWidth, wordsStyle)
    : 0
  return { ...row, half, style, wordsStyle, height, wordsHeight }
}

const drawAmounts = (sheet: PdfWriter, { heading, rows }: BlockOf<'amounts'>): void => {
  const measured = rows.map((row) => measureAmount(sheet, row))
  // A sum and its parts are kept together.
  sheet.keepTogether(
    headingHeight +
      measured.reduce((sum, { height, wordsHeight }) => sum + height + wordsHeight + 2 * rowPadding, 0),
  )
  drawHeading(sheet, { kind: 'heading', text: heading })
  for (const {
    label,
    value,
    strong,
    inTranslations,
    half,
    style,
    wordsStyle,
    height,
    wordsHeight,
  } of measured) {
    sheet.rule(strong ? documentColours.text : documentColours.rule, strong ? 1.2 : 0.6)
    sheet.y += rowPadding
    sheet.write(label, page.left, sheet.y, half, style)
    sheet.write(value, page.left + half, sheet.y, half, { ...style, align: 'right' })
    sheet.y += height
    if (inTranslations) sheet.write(inTranslations, page.left, sheet.y, page.contentWidth, wordsStyle)
    sheet.y += wordsHeight + rowPadding
  }
  sheet.rule(documentColours.text, 1.2)
  sheet.y += 14
}

const drawWarning = (sheet: PdfWriter, { text }: BlockOf<'warning'>): void => {
  const padding = 12
  const style = { weight: 'bold' } as const
  const height = sheet.heightOf(text, page.contentWidth - 2 * padding, style)
  sheet.keepTogether(height + 2 * padding + 12)
  sheet.y += 8
  sheet.doc
    .roundedRect(page.left, sheet.y, page.contentWidth, height + 2 * padding, 6)
    .lineWidth(1)
    .strokeColor(documentColours.text)
    .stroke()
  sheet.write(text, page.left + padding, sheet.y + padding, page.contentWidth - 2 * padding, style)
  sheet.y += height + 2 * padding + 8
}

const partyStyle = { weight: 'bold' } as const

const signatureHeight = (sheet: PdfWriter, { party, rows }: SignatureBlock): number =>
  sheet.heightOf(party, page.contentWidth, partyStyle) +
  4 +
  rows.reduce((sum, row) => sum + rowHeight(sheet, row), 0)

const drawSignatures = (sheet: PdfWriter, { heading, note, blocks }: BlockOf<'signatures'>): void => {
  const heights = blocks.map((block) => signatureHeight(sheet, block))
  // The heading stays with the first signature.
  sheet.keepTogether(headingHeight + (note ? 52 : 0) + (heights[0] ?? 0))
  drawHeading(sheet, { kind: 'heading', text: heading })
  if (note) {
    sheet.flow(note, page.left, page.contentWidth, { colour: documentColours.quiet, size: size.label })
    sheet.y += 10
  }
  blocks.forEach(({ party, rows }, index) => {
    sheet.keepTogether(heights[index] ?? 0)
    sheet.flow(party, page.left, page.contentWidth, partyStyle)
    sheet.y += 4
    for (const row of rows) drawRow(sheet, row)
    sheet.rule()
    sheet.y += 18
  })
}

const drawers: { [Kind in Block['kind']]: (sheet: PdfWriter, block: BlockOf<Kind>) => void } = {
  facts: drawFacts,
  paragraph: drawParagraph,
  heading: drawHeading,
  clause: drawClause,
  amounts: drawAmounts,
  warning: drawWarning,
  signatures: drawSignatures,
  columns: drawColumns,
  table: drawTable,
}

/** Draws one block at the sheet's position and moves below it. */
export const drawBlock = (sheet: PdfWriter, block: Block): void =>
  (drawers[block.kind] as (sheet: PdfWriter, block: Block) => void)(sheet, block)
