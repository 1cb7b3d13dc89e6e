import { useEffect } from 'react'

/** A drawing is told by its colours; everything else is black on white, without the frame and what is there to be pressed. */
const asPaper = `@media print {
  header, footer, nav, form, button, [data-unprinted] { display: none !important }
  body, body :not([data-drawn]) { color: #000 !important; background: none !important; box-shadow: none !important; border-color: #bbb !important }
  section { break-inside: avoid; padding-inline: 0 !important }
}`

/**
 * A screen that has this in it is printed as a paper. What has `data-drawn` is part of a drawing and keeps its colour.
 * A style of a component reaches what is in it alone, and the frame is around it.
 */
export const PrintStyle = () => {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(asPaper)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [])
  return null
}
