import type { Locale } from '#shared/i18n/locales.ts'

/** Black on white, with ink and jade for the mark alone. Lengths in points. */
export const paperColours = {
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
  /** Where the content must end; the footer lies below. */
  end: a4.height - margin.bottom,
  footer: a4.height - margin.bottom + 24,
}

/** Large enough to read when a phone fits the page's width to its screen. */
export const size = { title: 25, subtitle: 12, heading: 15.5, body: 13, label: 12, strong: 17, small: 9.5 }

/** The face's own line is 1.448 of its size; this brings Chinese to 1.7 and Latin to 1.5. */
export const lineGap = (locale: Locale, fontSize: number): number =>
  fontSize * ((locale === 'en' ? 1.5 : 1.7) - 1.448)
