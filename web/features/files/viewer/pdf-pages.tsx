import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useEffectEvent, useState } from 'react'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { PdfPageCanvas } from './pdf-page-canvas.tsx'
import { ScrollArea } from './scroll-area.tsx'
import type { ViewerProps } from './viewed-file.ts'

/** The pages of a PDF, one below the other; each is rendered when it comes into view. */
export const PdfPages = ({ bytes, title, magnification, turns, onUnreadable }: ViewerProps) => {
  const [document, setDocument] = useState<PDFDocumentProxy>()
  const tellUnreadable = useEffectEvent(onUnreadable)
  useEffect(() => {
    let isClosed = false
    let task: PDFDocumentLoadingTask | undefined
    const open = async () => {
      const { openPdf } = await import('../../../api/pdf/open-pdf.ts')
      task = await openPdf(bytes)
      const opened = await task.promise
      if (isClosed) await task.destroy()
      else setDocument(opened)
    }
    open().catch(() => {
      if (!isClosed) tellUnreadable()
    })
    return () => {
      isClosed = true
      void task?.destroy()
    }
  }, [bytes])
  return (
    <ScrollArea title={title}>
      {document ? (
        Array.from({ length: document.numPages }, (_, index) => (
          <PdfPageCanvas
            // The order of a document's pages never changes.
            key={String(index)}
            document={document}
            number={index + 1}
            magnification={magnification}
            turns={turns}
          />
        ))
      ) : (
        <Loading>
          <SkeletonText lines={8} />
        </Loading>
      )}
    </ScrollArea>
  )
}
