import {
  type FactName,
  factTypes,
  kindOf,
  type NotificationKindName,
} from '#shared/notifications/notification-kinds.ts'
import type { Notification } from '../../functions/data/notifications.ts'

/** Distinct values for each fact, so that no amount, date or name occurs twice in a notification. */
const factOf = (name: FactName, at: number, text: string) =>
  ({
    text,
    localised: { 'zh-CN': `${text}（简）`, 'zh-TW': `${text}（繁）`, en: `${text} (en)` },
    money: { cents: 1_234_00 + at, currency: 'USD' as const },
    date: `2027-01-${String(10 + (at % 20)).padStart(2, '0')}`,
    instant: '2027-01-31T04:05:06.000Z',
    percent: '11.90',
  })[factTypes[name]]

/** A notification of a kind with all of its facts. */
export const sampleNotification = (
  companyId: string,
  kind: NotificationKindName,
  text = 'Harbor Gift Co.',
): Notification => {
  const { text: shown = [], mail = [], values = [] } = kindOf(kind)
  const names = [...shown, ...mail, ...values].map((name) => name.replace('?', ''))
  return {
    companyId,
    kind,
    facts: Object.fromEntries(
      [...new Set(names)].flatMap((name, at) =>
        name === 'company' ? [] : [[name, factOf(name as FactName, at, text)]],
      ),
    ),
  }
}
