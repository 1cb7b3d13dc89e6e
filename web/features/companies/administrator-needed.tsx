import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { membersEndpoints } from '#shared/companies/members.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { Notice } from '../../ui/notice.tsx'

/** Actions that bind the company and therefore need an administrator. */
export type BindingAct =
  | 'kyc'
  | 'change'
  | 'application'
  | 'drawdown'
  | 'increase'
  | 'plan'
  | 'limit'
  | 'renewal'
  | 'withdrawal'
  | 'repayment'

const colleaguesQuery = endpointQuery(membersEndpoints.listColleagues, { body: {} })

/** Explains what only an administrator may do, and names the company's administrators. */
export const Component = ({ act }: { act: BindingAct }) => {
  const { t } = useTranslation('companies')
  const { data = [] } = useQuery(colleaguesQuery)
  const names = data
    .filter(({ role }) => role === 'administrator')
    .map(({ user_name, email }) => user_name || email)
  return (
    <Notice tone="waiting" title={t(`needed.${act}`)}>
      {names.length > 0 ? t('needed.ask', { names: names.join(t('needed.comma')) }) : t('needed.askAny')}
    </Notice>
  )
}
