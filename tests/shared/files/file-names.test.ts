import { expect, test } from 'vitest'
import { filesSchemas } from '#shared/files/files.schemas.ts'

const read = (file_name: string) =>
  filesSchemas.askUpload.body.safeParse({ file_name, file_extension: 'pdf', size: 1, crc32: '00000000' })

test.each([
  ['营业执照（副本）.pdf', '营业执照（副本）.pdf'],
  [' 年報 2026.pdf ', '年報 2026.pdf'],
  // As a Mac writes it: e and its accent as two characters.
  ['re\u0301sume\u0301.pdf', 'résumé.pdf'],
  ['阿不都·买买提 "护照".pdf', '阿不都·买买提 "护照".pdf'],
])('the name %j is kept as %j', (given, kept) => {
  expect(read(given).data?.file_name).toBe(kept)
})

test.each(['a/b.pdf', 'a\\b.pdf', 'invoice\u202Efdp.exe', 'a\u2066b.pdf', 'a\u2028b.pdf', 'a\u0000.pdf'])(
  'the name %j is refused',
  (given) => {
    expect(read(given).error?.issues.map(({ message }) => message)).toEqual(['fileNameInvalid'])
  },
)
