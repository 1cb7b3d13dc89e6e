import { defaultPreferences, type Preferences } from '#shared/notifications/preferences.ts'
import { type OptionalTopic, optionalTopics } from '#shared/notifications/topics.ts'
import { put, type Table, type Write } from './table.ts'
import { userPartition } from './users.ts'

/** A user's mail preferences, as the topics opted out of: a new topic is mailed by default. */
interface StoredPreferences {
  userId: string
  unwanted: OptionalTopic[]
  quietHours: Preferences['quiet_hours']
}

const key = (userId: string) => ({ pk: userPartition(userId), sk: 'PREFERENCES' })

/** Access pattern: a user's mail preferences; the defaults if nothing was chosen. */
export const findPreferences = async (table: Table, userId: string): Promise<Preferences> => {
  const stored = await table.get<StoredPreferences>(key(userId))
  if (!stored) return defaultPreferences
  const mail = Object.fromEntries(
    optionalTopics.map((topic) => [topic, !stored.unwanted.includes(topic)]),
  ) as Preferences['mail']
  return { mail, quiet_hours: stored.quietHours }
}

export const putPreferences = (
  table: Table,
  userId: string,
  { mail, quiet_hours: quietHours }: Preferences,
): Write =>
  put<StoredPreferences>(table, {
    ...key(userId),
    type: 'preferences',
    userId,
    unwanted: optionalTopics.filter((topic) => !mail[topic]),
    quietHours,
  })
