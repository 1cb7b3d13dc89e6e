import type { FieldEncryption } from '../data/field-encryption.ts'
import type { FileStore } from '../data/file-store.ts'
import type { Keyring } from '../data/keyring.ts'
import type { PaperKey } from '../data/paper-key.ts'
import type { Table } from '../data/table.ts'
import type { Config } from './config.ts'
import type { EdgeStore } from './edge-store.ts'
import type { HashStrength } from './hash-strength.ts'
import type { OriginKeys } from './origin-keys.ts'

/** The current instant. Passed in, so that tests and the local stack can move time. */
export type Clock = () => Date

/** Where ids and secrets come from. Passed in, so that tests can foresee them. */
export interface Random {
  /** A new identifier, unique for good. */
  id(): string
  /** A secret of 256 bits, safe in a URL. */
  secret(): string
  /** `length` decimal digits, for codes that people type. */
  digits(length: number): string
}

/** A file that goes with a mail. */
export interface Attachment {
  fileName: string
  contentType: string
  content: Uint8Array
}

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  attachment?: Attachment
}

export interface Messenger {
  sendMail(mail: Mail): Promise<void>
  /** `to` in E.164 form. */
  sendSms(to: string, text: string): Promise<void>
}

/** One line of structured log. Ids only: never bodies, tokens, codes or personal data. */
export type Log = (level: 'info' | 'error', message: string, fields?: Record<string, string | number>) => void

/** Everything that a handler may reach, built once at the edge. */
export interface Deps {
  config: Config
  clock: Clock
  random: Random
  /** Of new passwords. Passed in, so that tests need not pay for what only guessers should. */
  hashStrength: HashStrength
  table: Table
  files: FileStore
  seal: FieldEncryption
  keyring: Keyring
  paperKey: PaperKey
  messenger: Messenger
  /** What a call proves by that it came through the distribution. Absent where none is before the API. */
  originKeys?: OriginKeys
  /** Absent where no distribution is before the API. */
  edgeStore?: EdgeStore
  log: Log
  /** For calls to platforms. */
  fetch: typeof fetch
  /** Lets so many milliseconds pass. */
  pause(ms: number): Promise<void>
}
