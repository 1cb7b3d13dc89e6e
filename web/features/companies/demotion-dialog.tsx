import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Member } from './company-users-queries.ts'
import { SentInvitations } from './sent-invitations.tsx'

/** Confirms that an administrator becomes a user, and explains what ends with it. */
export const DemotionDialog = ({
  member,
  who,
  open,
  onConfirm,
  onClose,
}: {
  member: Member
  who: string
  open: boolean
  onConfirm: () => void
  onClose: () => void
}) => {
  const { t } = useTranslation('companies')
  return (
    <Dialog open={open} onClose={onClose} title={t('demotion.title')}>
      <Box display="grid" gap="5">
        <chakra.p color="text.quiet" overflowWrap="anywhere">
          {t('demotion.text', { who })}
        </chakra.p>
        <SentInvitations of={member} />
        <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <Button onClick={onConfirm}>{t('demotion.confirm')}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t('removal.keep')}
          </Button>
        </Box>
      </Box>
    </Dialog>
  )
}
