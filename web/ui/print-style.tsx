import { useEffect } from 'react'

/** Charts keep their colours; all else is printed black on white, without layout and controls. */
const asPaper = `@media print {
  header, footer, nav, form, button, [data-unprinted] { display: none !important }
  body, body :not([data-drawn]) { color: #000 !important; background: none !important; box-shadow: none !important; border-color: #bbb !important }
  section { break-inside: avoid; padding-inline: 0 !important }
}`

/**
 * A screen with this component is printed as a document. `data-drawn` marks parts of a chart, which keep their colours.
 * A global style, since a component's own would not reach the layout around it.
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
