// The format: https://learn.microsoft.com/typography/opentype/spec/otff

interface Table {
  readonly tag: string
  /** The position of its record in the table directory. */
  readonly record: number
  readonly data: Buffer
}

const tablesOf = (font: Buffer): Table[] =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const record = 12 + 16 * index
    const start = font.readUInt32BE(record + 8)
    return {
      tag: font.toString('latin1', record, record + 4),
      record,
      data: font.subarray(start, start + font.readUInt32BE(record + 12)),
    }
  })

/** The glyphs that a composite glyph consists of; none for a simple or empty one. */
const componentsOf = (glyph: Buffer): number[] => {
  const components: number[] = []
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return components
  for (let at = 10, hasMore = true; hasMore; ) {
    const flags = glyph.readUInt16BE(at)
    components.push(glyph.readUInt16BE(at + 2))
    // Two arguments as words or bytes, then a scale, two scales, or a matrix.
    at += 4 + (flags & 0x1 ? 4 : 2) + (flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0)
    hasMore = (flags & 0x20) !== 0
  }
  return components
}

const padded = (data: Buffer): Buffer => Buffer.concat([data, Buffer.alloc(-data.length & 3)])

const checksum = (data: Buffer): number => {
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0
  return sum
}

/**
 * A TrueType font without the outlines of `unused` glyphs, except for components of others. Glyph numbers, metrics and
 * character map stay the same, and so does the font's own checksum, since documents copy it.
 */
export const stripUnusedGlyphs = (font: Buffer, unused: ReadonlySet<number>): Buffer => {
  const tables = tablesOf(font)
  const find = (tag: string): Buffer => {
    const table = tables.find((each) => each.tag === tag)
    if (!table) throw new Error(`the font has no table ${tag}`)
    return table.data
  }
  const [glyf, loca, isLong] = [find('glyf'), find('loca'), find('head').readInt16BE(50) === 1]
  const offset = (glyph: number) => (isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph))
  const glyphs = Array.from({ length: find('maxp').readUInt16BE(4) }, (_, glyph) =>
    glyf.subarray(offset(glyph), offset(glyph + 1)),
  )
  const kept = new Set([...glyphs.keys()].filter((glyph) => !unused.has(glyph)))
  // A set also visits what is added meanwhile.
  for (const glyph of kept) for (const part of componentsOf(glyphs[glyph] ?? Buffer.alloc(0))) kept.add(part)

  const outlines = glyphs.map((outline, glyph) => (kept.has(glyph) ? outline : Buffer.alloc(0)))
  const offsets = Buffer.alloc(loca.length)
  let end = 0
  for (const [glyph, { length }] of outlines.entries()) {
    end += length
    if (isLong) offsets.writeUInt32BE(end, 4 * (glyph + 1))
    else offsets.writeUInt16BE(end / 2, 2 * (glyph + 1))
  }
  const changed = new Map([
    ['glyf', Buffer.concat(outlines)],
    ['loca', offsets],
  ])
  const directory = Buffer.from(font.subarray(0, 12 + 16 * tables.length))
  const parts: Buffer[] = [directory]
  let start = directory.length
  for (const { tag, record, data } of tables) {
    const next = changed.get(tag) ?? data
    const part = padded(next)
    if (next !== data) directory.writeUInt32BE(checksum(part), record + 4)
    directory.writeUInt32BE(start, record + 8)
    directory.writeUInt32BE(next.length, record + 12)
    parts.push(part)
    start += part.length
  }
  return Buffer.concat(parts)
}
