import { fillPlaceholders } from '../translations/fill-placeholders.ts'
import { documentsTranslations } from '../translations/load-translations.ts'
import { drawBlock } from './draw-blocks.ts'
import { drawBrandMark } from './draw-brand-mark.ts'
import type { LegalDocument } from './legal-document.ts'
import { openPdf } from './open-pdf.ts'
import { documentColours, page, size } from './page-layout.ts'
import { createPdfWriter, type PdfWriter } from './pdf-writer.ts'

const drawHead = (sheet: PdfWriter, { brandName, title, subtitle }: LegalDocument): void => {
  const markSide = 34
  drawBrandMark(sheet.doc, page.left, sheet.y, markSide)
  sheet.write(brandName, page.left + markSide + 10, sheet.y + 6, page.contentWidth - markSide - 10, {
    size: size.heading,
    weight: 'bold',
    colour: documentColours.ink,
  })
  sheet.y += markSide + 20
  sheet.flow(title, page.left, page.contentWidth, { size: size.title, weight: 'bold' })
  sheet.flow(subtitle, page.left, page.contentWidth, { size: size.subtitle, colour: documentColours.quiet })
  sheet.y += 14
}

/** Numbers the pages, which requires all of them. */
const drawFooters = (sheet: PdfWriter, footer: string, pageLabel: string): void => {
  const { doc } = sheet
  const { start, count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index)
    // The footer is in the bottom margin, where text would otherwise begin another page.
    doc.page.margins.bottom = 0
    sheet.y = page.footer - 8
    sheet.rule()
    const style = { size: size.small, colour: documentColours.quiet }
    const labelWidth = 110
    sheet.write(footer, page.left, page.footer, page.contentWidth - labelWidth, style)
    sheet.write(
      fillPlaceholders(pageLabel, { page: String(index + 1), pages: String(count) }),
      page.left + page.contentWidth - labelWidth,
      page.footer,
      labelWidth,
      { ...style, align: 'right' },
    )
  }
}

/** Lays a document out on A4 and returns the PDF. The fonts are embedded as subsets; equal data gives equal bytes. */
export const renderLegalDocument = async (paper: LegalDocument): Promise<Uint8Array> => {
  const { translations } = await documentsTranslations[paper.locale]()
  const { doc, finish } = openPdf({
    locale: paper.locale,
    title: paper.title,
    author: paper.brandName,
    createdAt: paper.createdAt,
  })
  const sheet = createPdfWriter(doc, paper.locale)
  drawHead(sheet, paper)
  for (const block of paper.blocks) drawBlock(sheet, block)
  drawFooters(sheet, paper.footer, translations.page)
  return finish()
}
