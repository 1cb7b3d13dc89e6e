import { Box, chakra } from '@chakra-ui/react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The maximum number of pixels of a canvas that every browser supports. */
const maxPoints = 16_000_000

/** True once an element has been in or close to the viewport. */
const useSeen = (place: { readonly current: Element | null }): boolean => {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true)
      },
      { rootMargin: '600px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isSeen
}

/** A page: a canvas, and its text for screen readers. */
export const PdfPageCanvas = ({
  document,
  number,
  magnification,
  turns = 0,
}: {
  document: PDFDocumentProxy
  number: number
  magnification: number
  turns?: number | undefined
}) => {
  const { t } = useTranslation('files')
  const place = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const isSeen = useSeen(place)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!isSeen) return
    let stop = () => {}
    const draw = async () => {
      const page = await document.getPage(number)
      if (!canvas.current || !place.current) return
      const rotation = page.rotate + turns * 90
      const { width, height } = page.getViewport({ scale: 1, rotation })
      const wanted = (place.current.clientWidth * magnification * globalThis.devicePixelRatio) / width
      const scale = Math.min(wanted, Math.sqrt(maxPoints / (width * height)))
      const viewport = page.getViewport({ scale, rotation })
      canvas.current.width = Math.floor(viewport.width)
      canvas.current.height = Math.floor(viewport.height)
      const drawing = page.render({ canvas: canvas.current, viewport })
      stop = () => drawing.cancel()
      const { items } = await page.getTextContent()
      setText(items.map((item) => ('str' in item ? item.str : '')).join(' '))
      await drawing.promise
    }
    // A cancelled rendering rejects, and so does a broken page, which stays as far as it was rendered.
    draw().catch(() => {})
    return () => stop()
  }, [isSeen, document, number, magnification, turns])
  return (
    <chakra.section
      ref={place}
      aria-label={t('page', { number, total: document.numPages })}
      position="relative"
      mb="4"
      _last={{ mb: '0' }}
    >
      <Box style={{ width: `${magnification * 100}%` }}>
        <chakra.canvas
          ref={canvas}
          aria-hidden
          display="block"
          w="full"
          bg="white"
          boxShadow="card"
          // Before it is rendered, it has the proportions of A4.
          css={{ aspectRatio: isSeen ? 'auto' : '210 / 297' }}
        />
      </Box>
      <Box srOnly>{text}</Box>
    </chakra.section>
  )
}
