import * as z from 'zod/mini'
import { currencySchema } from '../money/currency.ts'
import { type LineScreen, lineScreens } from '../site/screen-paths.ts'
import {
  type FactName,
  factTypes,
  kindOf,
  type NotificationKindName,
  notificationKinds,
} from './notification-kinds.ts'

const money = z.object({ cents: z.int(), currency: currencySchema })

/** A text in each language. */
const localised = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string(), en: z.string() })

const schemaOf = {
  text: z.string(),
  localised,
  money,
  date: z.iso.date(),
  instant: z.iso.datetime(),
  percent: z.string(),
} as const

/** The schema of a kind's facts: each has the type of its name, and only those marked with `?` are optional. */
const factsSchema = (kind: NotificationKindName) => {
  const { text = [], mail = [], values = [] } = kindOf(kind)
  const names = [...text, ...values, ...mail.filter((name) => name !== 'company')]
  return z.object(
    Object.fromEntries(
      names.map((name) => {
        const schema = schemaOf[factTypes[name.replace('?', '') as FactName]]
        return [name.replace('?', ''), name.endsWith('?') ? z.optional(schema) : schema]
      }),
    ),
  )
}

/** A notification as an event stores it. */
export const notificationSchema = z
  .object({
    companyId: z.string(),
    kind: z.enum(Object.keys(notificationKinds) as [NotificationKindName]),
    facts: z.record(z.string(), z.optional(z.union([z.string(), money, localised]))),
    except: z.optional(z.string()),
    userIds: z.exactOptional(z.readonly(z.array(z.string()))),
    screen: z.exactOptional(z.enum(Object.keys(lineScreens) as [LineScreen])),
    target: z.exactOptional(z.string()),
  })
  .check(({ value: { kind, facts }, issues }) => {
    for (const issue of factsSchema(kind).safeParse(facts).error?.issues ?? [])
      issues.push({ ...issue, path: ['facts', ...issue.path], input: facts } as (typeof issues)[number])
  })
