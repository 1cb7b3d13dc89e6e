/** The maximum length of a message in characters, as it may quote the file. */
const longest = 500

/** A file that cannot be read at all; the message is the reason. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  constructor(message: string) {
    super(message.length > longest ? `${message.slice(0, longest)}…` : message)
  }
}
