/** A style element that Emotion wrote next to the elements it styles. */
const styleElement = /<style data-emotion="([^"]+)"[^>]*>([\s\S]*?)<\/style>/g

const isGlobal = (names: string): boolean => names.startsWith('css-global ')

/** The collected styles of several screens. */
export interface PageStyles {
  /** Removes the styles from a screen's HTML and collects them. */
  take(html: string): string
  /** The collected styles as elements that Emotion recognises in the browser, so that it does not insert them again. */
  readonly elements: string
}

/**
 * Collects the styles of all prerendered pages, so that every page has the same style elements: the security policy
 * lists them by hash.
 */
export const createPageStyles = (): PageStyles => {
  const styles = new Map<string, string>()
  return {
    take: (html) =>
      html.replace(styleElement, (_, names: string, css: string) => {
        styles.set(names, css)
        return ''
      }),
    get elements() {
      const all = [...styles]
      const global = all.filter(([names]) => isGlobal(names))
      const own = all.filter(([names]) => !isGlobal(names))
      const names = new Set(own.flatMap(([each]) => each.split(' ').slice(1)))
      return [...global, [['css', ...names].join(' '), own.map(([, css]) => css).join('')] as const]
        .map(([each, css]) => `<style data-emotion="${each}" data-s="">${css}</style>`)
        .join('')
    },
  }
}
