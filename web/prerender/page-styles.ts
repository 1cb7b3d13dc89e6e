/** A style element that Emotion wrote next to the elements it styles. */
const styleElement = /<style data-emotion="([^"]+)"[^>]*>([\s\S]*?)<\/style>/g

const isGlobal = (names: string): boolean => names.startsWith('css-global ')

/** The styles of some screens, gathered once for all of them. */
export interface PageStyles {
  /** Takes the styles out of a screen's HTML and keeps them. */
  take(html: string): string
  /** All that was taken, as elements in which Emotion finds again in the browser what is there already. */
  readonly elements: string
}

/**
 * Gathers the styles of every page of a first screen, so that all of these carry the same: the security policy names each by its hash.
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
