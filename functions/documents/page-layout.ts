import type { Locale } from '#shared/i18n/locales.ts'

/** Black on white; ink and jade only for the mark. Lengths in points. */
export const documentColours = {
  text: '#000000',
  quiet: '#444444',
  rule: '#B8B8B8',
  ink: '#0B1F3A',
  jade: '#0E7C66',
}

const a4 = { width: 595.28, height: 841.89 }

const margin = { top: 56, side: 52, bottom: 74 }

export const page = {
  ...a4,
  left: margin.side,
  top: margin.top,
  contentWidth: a4.width - 2 * margin.side,
  /** The lower limit of the content; the footer is below it. */
  end: a4.height - margin.bottom,
  footer: a4.height - margin.bottom + 24,
}

/** Large enough to read when a phone fits the page's width to its screen. */
export const size = { title: 25, subtitle: 12, heading: 15.5, body: 13, label: 12, strong: 17, small: 9.5 }

/** The font's own line height is 1.448 of its size; this makes it 1.7 for Chinese and 1.5 for Latin. */
export const lineGap = (locale: Locale, fontSize: number): number =>
  fontSize * ((locale === 'en' ? 1.5 : 1.7) - 1.448)
