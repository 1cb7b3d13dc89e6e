import type { DocumentKey } from '../data/document-key.ts'
import type { FieldEncryption } from '../data/field-encryption.ts'
import type { FileStore } from '../data/file-store.ts'
import type { Keyring } from '../data/keyring.ts'
import type { Table } from '../data/table.ts'
import type { Config } from './config.ts'
import type { EdgeStore } from './edge-store.ts'
import type { HashStrength } from './hash-strength.ts'
import type { OriginKeys } from './origin-keys.ts'

/** The current instant. Injected, so that tests and the local stack can move time. */
export type Clock = () => Date

/** The source of ids and secrets. Injected, so that tests can predict them. */
export interface Random {
  /** A new globally unique identifier. */
  id(): string
  /** A secret of 256 bits, safe in a URL. */
  secret(): string
  /** `length` decimal digits, for codes that people type. */
  digits(length: number): string
}

/** An attachment of a mail. */
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

/** All dependencies of a handler, built once at the edge. */
export interface Deps {
  config: Config
  clock: Clock
  random: Random
  /** For new passwords. Injected, so that tests need not pay the cost that is meant for attackers. */
  hashStrength: HashStrength
  table: Table
  files: FileStore
  seal: FieldEncryption
  keyring: Keyring
  paperKey: DocumentKey
  messenger: Messenger
  /** The keys that prove that a call came through the distribution. Absent without one. */
  originKeys?: OriginKeys
  /** Absent without a distribution. */
  edgeStore?: EdgeStore
  log: Log
  /** For calls to platforms. */
  fetch: typeof fetch
  /** Waits for this many milliseconds. */
  pause(ms: number): Promise<void>
}
