import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { TextLink } from '../../ui/text-link.tsx'
import type { Message } from './notifications-queries.ts'

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
} as const satisfies Record<Message['place'], () => string>

/** A link to the subject of a message. */
export const TopicLink = ({ place, onFollow }: { place: Message['place']; onFollow: () => void }) => {
  const { t } = useTranslation('notifications')
  return (
    <TextLink to={places[place]()} onClick={onFollow} display="inline-flex" alignItems="center" minH="touch">
      {t(`places.${place}`)}
    </TextLink>
  )
}
