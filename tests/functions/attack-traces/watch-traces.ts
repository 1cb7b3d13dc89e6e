import { auditPrefix } from '../../../functions/data/audit-entries.ts'
import type { AbuseSignal } from '../../../functions/http/abuse-signal.ts'
import type { Seller } from '../../support/sign-up-seller.ts'
import type { LogLine, TestApp } from '../../support/test-app.ts'

type Item = Record<string, unknown>

/** A user who is notified of acts in their name. */
export type NotifiedUser = Pick<Seller, 'email' | 'phone'>

/** The alarm that counts the refusals with each abuse signal. */
export const alarmByAbuseSignal: Record<AbuseSignal, string> = {
  token: 'tokens-tried',
  id: 'ids-tried',
  guess: 'secrets-guessed',
}

/** The alarms that count a line of the log. */
const alarmOf = ({ message, fields }: LogLine): string[] => {
  if (message === 'a call was answered')
    return fields['sign'] ? [alarmByAbuseSignal[fields['sign'] as AbuseSignal]] : []
  if (message === 'the counter of a passkey did not rise') return ['passkey-counters-stalled']
  if (message === 'a call came past the distribution') return ['calls-past-distribution']
  if (message === 'second factors were taken away') return ['factors-reset']
  if (message === 'a payout went to another payee') return ['payee-differs']
  return message === 'a file was scanned' && fields['result'] === 'THREATS_FOUND' ? ['malware-found'] : []
}

const tracesOfLine = (line: LogLine): string[] => {
  const { message, fields } = line
  const alarms = alarmOf(line).map((alarm) => `alarm ${alarm}`)
  if (message !== 'a call was answered') return [`log ${message}`, ...alarms]
  return fields['code'] === undefined ? [] : [`refused ${fields['endpoint']} ${fields['code']}`, ...alarms]
}

const tracesOfItem = ({ type, sk, news, content, action }: Item): string[] => {
  if (type === 'security-note') return [`entry ${String(news)}`]
  if (type === 'message') return [`message ${(content as { kind: string }).kind}`]
  return String(sk).startsWith(auditPrefix) ? [`audit ${String(action)}`] : []
}

const keyOf = ({ pk, sk }: Item): string => `${String(pk)} ${String(sk)}`

/**
 * The traces of an attack once all its events are handled: messages to the attacked seller and to `others`, written
 * items, and log lines. Each kind is listed once, sorted.
 */
export const watchTraces = async (
  app: TestApp,
  { seller, others = [] }: { seller: NotifiedUser; others?: readonly NotifiedUser[] },
  attack: () => Promise<void>,
): Promise<string[]> => {
  await app.drainEvents()
  const before = new Set((await app.everyItem()).map(keyOf))
  const [sent, logged] = [app.outbox.sent.length, app.log.length]
  await attack()
  await app.drainEvents()
  const items = (await app.everyItem()).filter((item) => !before.has(keyOf(item)))
  const messages = app.outbox.sent.slice(sent).flatMap(({ kind, to }) => {
    const name = kind === 'email' ? 'mail' : 'SMS'
    const isTo = ({ email, phone }: NotifiedUser) => to === email || to === phone
    return isTo(seller) ? [name] : others.some(isTo) ? [`${name} to the others`] : []
  })
  const traces = [...messages, ...items.flatMap(tracesOfItem), ...app.log.slice(logged).flatMap(tracesOfLine)]
  return [...new Set(traces)].toSorted()
}

/** Carries out each attack, by its row in `docs/attacks.md`, and returns its traces. */
export type Attacks = Record<string, (app: TestApp) => Promise<string[]>>
