import type { FieldError } from '#shared/api/envelope.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'

/** The parts of a KYC that appear in agreements and their companion documents. */
const onPapers = ['company_info', 'connected_persons'] as const

interface Text {
  field: string
  text: string
}

const textsOf = (value: unknown, field: string): Text[] => {
  if (typeof value === 'string') return [{ field, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => textsOf(each, `${field}.${name}`))
}

// Nearly all input: every font has glyphs for these.
const isUsual = (text: string) => /^[\u0020-\u007e\u4e00-\u9fef]*$/u.test(text)

/**
 * The fields of a KYC with characters that no font can print, so that no name in a contract is altered or shows boxes.
 */
export const findUnprintable = async (sections: KycSections): Promise<FieldError[]> => {
  const unusual = onPapers
    .flatMap((section) => textsOf(sections[section], section))
    .filter(({ text }) => !isUsual(text))
  if (unusual.length === 0) return []
  const { hasGlyphs } = await import('../documents/glyph-coverage.ts')
  return unusual.flatMap(({ field, text }) => (hasGlyphs(text) ? [] : { field, rule: 'cannotBePrinted' }))
}
