import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { OwnDataDialog } from './own-data-dialog.tsx'

const Right = ({ title, text, action }: { title: string; text: string; action: ReactNode }) => (
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
  </Box>
)

/** A user's rights over their own data, each where it is exercised. */
export const PrivacyCard = () => {
  const { t } = useTranslation('privacy')
  const [open, setOpen] = useState<'copy' | null>(null)
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
      </chakra.ul>
      <OwnDataDialog open={open === 'copy'} onClose={() => setOpen(null)} />
    </Card>
  )
}
