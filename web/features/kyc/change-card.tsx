import { Box, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { isKycEditable, isUnderReview } from '#shared/kyc/kyc-status.ts'
import { changedContacts } from '#shared/kyc/person-contact.ts'
import { paths } from '../../app/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { differenceOf, KycDifference, sectionsOf } from './kyc-difference.tsx'
import type { KycDetail, MaskedKyc } from './kyc-drafts.ts'
import { WithdrawChange } from './withdraw-change.tsx'

/** A pending change of the company: its status, differences and actions. */
export const ChangeCard = ({
  kyc,
  isAdministrator,
}: {
  kyc: KycDetail | MaskedKyc
  isAdministrator: boolean
}) => {
  const { t } = useTranslation('kyc')
  const { date } = useFormat()
  const files = new Map(kyc.files.map((file) => [file.file_id, file.file_name]))
  const after = sectionsOf(kyc)
  const changes = differenceOf(kyc.in_force, after)
  const otherwiseReached = changedContacts(kyc.in_force ? [sectionsOf(kyc.in_force)] : [], after).map(
    ({ person }) => person.full_name_cn ?? person.full_name_en ?? '',
  )
  const stage = isUnderReview(kyc.status) ? 'review' : kyc.status === 'returned' ? 'returned' : 'draft'
  return (
    <Card>
      <CardTitle mb="3">{t('change.title')}</CardTitle>
      <Notice tone="waiting" title={t(`change.${stage}.title`)}>
        {stage === 'review' && kyc.answer_due
          ? t('change.review.due', { date: date(kyc.answer_due) })
          : t(`change.${stage}.text`)}
      </Notice>
      {otherwiseReached.length > 0 ? (
        <Box mt="3">
          <Notice
            tone="waiting"
            title={t('change.contacts.title', { names: otherwiseReached.join(t('change.contacts.and')) })}
          >
            {t('change.contacts.text')}
          </Notice>
        </Box>
      ) : null}
      {changes.length > 0 ? (
        <KycDifference
          changes={changes}
          before={kyc.in_force ? sectionsOf(kyc.in_force) : {}}
          after={after}
          fileName={(id) => files.get(id) ?? id}
        />
      ) : null}
      <Flex mt="4" gap="3" wrap="wrap" align="center">
        {isKycEditable(kyc.status) ? (
          <ButtonLink size="md" to={paths.companyStep('company')}>
            {t('change.goOn')}
          </ButtonLink>
        ) : null}
        {isAdministrator ? <WithdrawChange id={kyc.id} /> : null}
      </Flex>
    </Card>
  )
}
