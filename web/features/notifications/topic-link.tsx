import { useTranslation } from 'react-i18next'
import type { MessageKind } from '#shared/notifications/message-kinds.ts'
import { type Topic, topicOfKind } from '#shared/notifications/topics.ts'
import { paths } from '../../app/paths.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** The target and label of a message's link: by its kind if that has a screen of its own, else by its topic. */
const places = {
  bills: paths.repay,
  company: paths.company,
  documents: paths.documents,
  drawdowns: paths.records,
  limit: paths.limit,
  facility: paths.facility,
  payoutAccounts: paths.payoutAccounts,
  secondApproval: paths.secondApproval,
  shops: paths.shops,
} as const

type Place = keyof typeof places

const placeOfTopic = {
  security: 'payoutAccounts',
  contracts: 'facility',
  bills: 'bills',
  reviews: 'drawdowns',
  receipts: 'bills',
  limit: 'limit',
  shops: 'shops',
} as const satisfies Record<Topic, Place>

const placeOf = (kind: MessageKind): Place => {
  if (/^(?:kyc|company)-/.test(kind)) return 'company'
  if (/^(?:file|signing|paper)-/.test(kind)) return 'documents'
  if (kind === 'drawdown-awaits-colleague' || kind === 'second-approval-changed') return 'secondApproval'
  if (kind.startsWith('drawdown-')) return 'drawdowns'
  if (kind === 'limit-granted' || kind === 'limit-lowered') return 'limit'
  return placeOfTopic[topicOfKind[kind]]
}

/** A link to the subject of a message. */
export const TopicLink = ({ kind, onFollow }: { kind: MessageKind; onFollow: () => void }) => {
  const { t } = useTranslation('notifications')
  const place = placeOf(kind)
  return (
    <TextLink to={places[place]()} onClick={onFollow} display="inline-flex" alignItems="center" minH="touch">
      {t(`places.${place}`)}
    </TextLink>
  )
}
