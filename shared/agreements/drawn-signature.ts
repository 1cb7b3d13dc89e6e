import * as z from 'zod/mini'

/** The drawing area; all coordinates are inside it. */
export const drawnSignatureBox = { width: 600, height: 200 } as const

/** The drawn signatures of 20 signers have to fit into one agreement, which is one DynamoDB item. */
const longest = 12_000

const isWithin = (coordinates: readonly number[]): boolean =>
  coordinates.every(
    (each, index) => each <= (index % 2 === 0 ? drawnSignatureBox.width : drawnSignatureBox.height),
  )

const number = String.raw`\d{1,3}(?:\.\d{1,2})?`
const point = `${number} ${number}`
const path = new RegExp(`^M${point}(?:[ML]${point}|C${point} ${point} ${point})+$`)

/**
 * A drawn signature as the data of an SVG path, in one form only: `M12 30L14.5 31C15 32 16 33 17 34`. It is drawn on
 * pages and in PDFs, so it must contain nothing but lines.
 */
export const drawnSignatureSchema = z.string('invalid').check(
  z.maxLength(longest, 'tooLong'),
  z.regex(path, 'invalid'),
  z.refine((data) => isWithin((data.match(/[\d.]+/g) ?? []).map(Number)), { error: 'invalid' }),
)
