import type { SentMessage } from '../../support/outbox-messenger.ts'
import type { LogLine } from '../../support/test-app.ts'
import { findMarkedOwners } from './owners.ts'

/** The codes and link tokens in messages. */
export const secretsIn = (messages: readonly SentMessage[]): string[] =>
  messages.flatMap(({ text }) => [
    ...[...text.matchAll(/\b\d{6}\b/g)].map(([code]) => code),
    ...[...text.matchAll(/(?:#token=|\/sign\/)([\w-]{16,})/g)].map(([, token = '']) => token),
  ])

/** Six digits may be part of another number, so codes must match as whole words. */
const containsSecret = (secret: string, image: string, words: ReadonlySet<string>): boolean =>
  secret.length > 6 ? image.includes(secret) : words.has(secret)

/** Forbidden content in log lines: secrets, or text that a company entered. Each with its line. */
export const checkLog = (
  lines: readonly LogLine[],
  secrets: ReadonlySet<string>,
  mayFail = false,
): string[] =>
  lines.flatMap((line) => {
    const image = JSON.stringify(line)
    const words = new Set(image.split(/\W+/))
    const told = [...secrets].find((secret) => containsSecret(secret, image, words))
    return [
      ...(told ? [`the log has the secret ${told}: ${image}`] : []),
      ...(findMarkedOwners(image).length > 0 ? [`the log has a company’s words: ${image}`] : []),
      ...(line.level === 'error' && !mayFail ? [`the log has an error: ${image}`] : []),
    ]
  })
