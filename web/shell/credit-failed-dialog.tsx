import { chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { paths } from '../app/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextLink } from '../ui/text-link.tsx'
import type { StandingNotice } from './notices-query.ts'

/** Why no limit was granted, and what to do. */
export const CreditFailedDialog = ({
  notice,
  onClose,
}: {
  notice: StandingNotice | null
  onClose: () => void
}) => {
  const { t } = useTranslation('frame')
  return (
    <Dialog
      open={notice !== null}
      onClose={onClose}
      title={notice?.title ?? ''}
      width="notice"
      footer={
        <>
          <ButtonLink variant="secondary" to={paths.shops()} onClick={onClose}>
            {t('failed.shops')}
          </ButtonLink>
          <ButtonLink to={paths.linkShop()} onClick={onClose}>
            {t('failed.linkShop')}
          </ButtonLink>
        </>
      }
    >
      <chakra.p>{notice?.content}</chakra.p>
      <chakra.h3 mt="5" mb="2" fontWeight="semibold">
        {t('failed.next')}
      </chakra.h3>
      <chakra.ul pl="5" listStyleType="disc" display="grid" gap="1.5" color="text.quiet">
        <li>{t('failed.steps.link')}</li>
        <li>{t('failed.steps.wait')}</li>
        <li>{t('failed.steps.keep')}</li>
      </chakra.ul>
      <Flex mt="4">
        <TextLink to={paths.limit()} onClick={onClose}>
          {t('failed.limit')}
        </TextLink>
      </Flex>
    </Dialog>
  )
}
