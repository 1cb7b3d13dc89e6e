import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { correctionAnsweredWithinDays } from '#shared/privacy/corrections.ts'
import { paths } from '../../app/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { ClosingDialog } from './closing-dialog.tsx'
import { CorrectionDialog } from './correction-dialog.tsx'
import { Corrections } from './corrections.tsx'
import { OwnDataDialog } from './own-data-dialog.tsx'

const Right = ({
  title,
  text,
  action,
  children,
}: {
  title: string
  text: string
  action: ReactNode
  /** The outcome of earlier requests. */
  children?: ReactNode
}) => (
  <Box
    as="li"
    py="4"
    display="grid"
    gap="3"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
    alignItems="center"
  >
    <div>
      <Box fontWeight="medium">{title}</Box>
      <chakra.p color="text.quiet" fontSize="sm" mt="1">
        {text}
      </chakra.p>
    </div>
    {action}
    {children ? <Box gridColumn="1 / -1">{children}</Box> : null}
  </Box>
)

/** The user's privacy rights, each with a button to exercise it. */
export const PrivacyCard = () => {
  const { t } = useTranslation('privacy')
  const [open, setOpen] = useState<'copy' | 'correction' | 'closing' | null>(null)
  return (
    <Card>
      <CardTitle mb="1">{t('card.title')}</CardTitle>
      <chakra.p color="text.quiet" fontSize="sm">
        {t('card.lead')}
      </chakra.p>
      <chakra.ul
        listStyleType="none"
        mb="-4"
        css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border.hairline' } }}
      >
        <Right
          title={t('copy.title')}
          text={t('copy.text')}
          action={
            <Button variant="secondary" size="md" onClick={() => setOpen('copy')}>
              {t('copy.open')}
            </Button>
          }
        />
        <Right
          title={t('correction.title')}
          text={t('correction.text', { days: correctionAnsweredWithinDays })}
          action={
            <Button variant="secondary" size="md" onClick={() => setOpen('correction')}>
              {t('correction.open')}
            </Button>
          }
        >
          <Corrections />
        </Right>
        <Right
          title={t('closing.title')}
          text={t('closing.text')}
          action={
            <Button variant="secondary" size="md" onClick={() => setOpen('closing')}>
              {t('closing.open')}
            </Button>
          }
        />
        <Right
          title={t('notice.title')}
          text={t('notice.text')}
          action={
            <ButtonLink variant="quiet" size="md" to={`${paths.terms()}#privacy`}>
              {t('notice.open')}
            </ButtonLink>
          }
        />
      </chakra.ul>
      <OwnDataDialog open={open === 'copy'} onClose={() => setOpen(null)} />
      <CorrectionDialog open={open === 'correction'} onClose={() => setOpen(null)} />
      <ClosingDialog open={open === 'closing'} onClose={() => setOpen(null)} />
    </Card>
  )
}
