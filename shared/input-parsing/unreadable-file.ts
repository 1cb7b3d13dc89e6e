/** In characters. A message may quote the file. */
const longest = 500

/** A file that cannot be read at all, by its reason. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  constructor(message: string) {
    super(message.length > longest ? `${message.slice(0, longest)}…` : message)
  }
}
