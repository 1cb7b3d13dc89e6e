import { decodeLossy, type TextEncoding } from '#shared/input-parsing/text-encoding.ts'

/**
 * The text of a file, as `decodeLossy`, with the characters that Hong Kong added to Big5. Their table is loaded with the
 * first file that needs it.
 */
export const decodeFile = async (bytes: Uint8Array, encoding: TextEncoding): Promise<string | undefined> => {
  const text = decodeLossy(bytes, encoding)
  if (text === undefined || encoding !== 'big5' || !/\p{Co}/u.test(text)) return text
  const { withHongKongCharacters } = await import('#shared/input-parsing/hong-kong-characters.ts')
  return withHongKongCharacters(text)
}
