import type {
  AdviserView,
  AnnouncementView,
  CampaignTagView,
  LinkView,
  PoolView,
} from '#shared/desk/people.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Tone } from '../../../ui/theme/semantic-colours.ts'
import type { useTranslations } from '../../i18n/use-translations.ts'
import type { ValueKind } from '../../ui/value-kind.ts'

type Words = ReturnType<typeof useTranslations>

interface ListedColumn<Row> {
  field: string
  kind?: ValueKind
  value: (row: Row, locale: Locale) => unknown
}

interface Step<Row> {
  act: string
  /** Initial values of the act's form, from the existing record. */
  start?: (row: Row) => Record<string, string>
  when?: (row: Row, today: string) => boolean
}

/** Configuration of a list page. */
export interface ListConfig<Row> {
  name: 'announcements' | 'redPackets' | 'campaigns' | 'advisers' | 'links'
  path: string
  list: string
  /** The attribute of the response that has the rows. */
  rows: string
  make: string
  columns: readonly ListedColumn<Row>[]
  /** A record's state, for records that have one. */
  state?: (row: Row, today: string, t: Words) => { tone: Tone; words: string }
  steps: readonly Step<Row>[]
}

const of = <Row>(field: keyof Row & string, kind?: ValueKind): ListedColumn<Row> => ({
  field,
  ...(kind ? { kind } : {}),
  value: (row) => row[field],
})

const stateOfPool = ({ voidedAt, expiresOn, remaining }: PoolView, today: string) =>
  voidedAt ? 'voided' : expiresOn < today ? 'expired' : remaining === 0 ? 'empty' : 'open'

export const announcements: ListConfig<AnnouncementView> = {
  name: 'announcements',
  path: 'announcements',
  list: 'announcement-list',
  rows: 'announcements',
  make: 'announcement-publish',
  columns: [
    { field: 'title', value: ({ words }, locale) => words[locale].title },
    { field: 'content', value: ({ words }, locale) => words[locale].content },
    of('publishedAt', 'time'),
    of('until', 'time'),
  ],
  state: ({ isInForce }, _today, t) =>
    isInForce
      ? { tone: 'positive', words: t('people.state.inForce') }
      : { tone: 'neutral', words: t('people.state.over') },
  steps: [{ act: 'announcement-withdraw' }],
}

export const redPackets: ListConfig<PoolView> = {
  name: 'redPackets',
  path: 'red-packets',
  list: 'red-packet-list',
  rows: 'pools',
  make: 'red-packet-issue',
  columns: [
    of('id'),
    of('type'),
    of('amount', 'amount'),
    of('quantity', 'count'),
    of('collected', 'count'),
    of('remaining', 'count'),
    of('expiresOn', 'time'),
  ],
  state: (pool, today, t) => {
    const state = stateOfPool(pool, today)
    return { tone: state === 'open' ? 'positive' : 'neutral', words: t(`people.state.${state}`) }
  },
  steps: [
    { act: 'red-packet-void', when: (pool, today) => ['open', 'empty'].includes(stateOfPool(pool, today)) },
  ],
}

export const campaigns: ListConfig<CampaignTagView> = {
  name: 'campaigns',
  path: 'campaigns',
  list: 'campaign-tag-list',
  rows: 'campaignTags',
  make: 'campaign-tag-set',
  columns: [of('id'), of('name'), of('template'), of('redPacket'), of('changedAt', 'time')],
  steps: [
    {
      act: 'campaign-tag-set',
      start: ({ name, template, redPacket }) => ({ name, template, redPacket: redPacket ?? '' }),
    },
  ],
}

export const advisers: ListConfig<AdviserView> = {
  name: 'advisers',
  path: 'advisers',
  list: 'customer-service-list',
  rows: 'customerServices',
  make: 'customer-service-set',
  columns: [of('id'), of('name'), of('changedAt', 'time')],
  steps: [{ act: 'customer-service-set', start: ({ name }) => ({ name }) }],
}

export const links: ListConfig<LinkView> = {
  name: 'links',
  path: 'links',
  list: 'link-list',
  rows: 'links',
  make: 'link-set',
  columns: [of('id'), of('path'), of('changedAt', 'time')],
  steps: [{ act: 'link-set', start: ({ path }) => ({ path }) }],
}
