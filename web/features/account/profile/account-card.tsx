import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountUser } from '#shared/account/account-responses.schema.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { brand } from '../../../ui/brand.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { TextAnchor } from '../../../ui/text-link.tsx'

const Entry = ({ term, note, children }: { term: string; note?: string; children: ReactNode }) => (
  <Box py="3" borderTopWidth="1px" borderColor="border.hairline">
    <chakra.dt color="text.quiet" fontSize="sm" lineHeight="snug">
      {term}
    </chakra.dt>
    <chakra.dd
      mt="1"
      lineHeight="snug"
      fontWeight="medium"
      fontVariantNumeric="tabular-nums"
      overflowWrap="anywhere"
    >
      {children}
      {note ? (
        <chakra.span ml="2" color="text.quiet" fontSize="sm" fontWeight="normal">
          {note}
        </chakra.span>
      ) : null}
    </chakra.dd>
  </Box>
)

/** When the session ends, and the hotline of customer service. */
export const AccountCard = ({ user }: { user: AccountUser }) => {
  const { t } = useTranslation('accountProfile')
  const format = useFormat()
  return (
    <Card dense>
      <CardTitle fontSize="lg" mb="1">
        {t('account.title')}
      </CardTitle>
      <chakra.p color="text.quiet" fontSize="sm" mb="4">
        {t('account.lead')}
      </chakra.p>
      <chakra.dl mb="-3">
        <Entry term={t('account.sessionEnds')} note={t('account.sessionEndsNote')}>
          {format.timestamp(user.token_expiration)}
        </Entry>
        <Entry term={t('account.hotline')}>
          <TextAnchor
            href={`tel:${brand.hotline.replace(/\s/g, '')}`}
            display="inline-flex"
            alignItems="center"
            minH="touch"
            my="-2"
          >
            {brand.hotline}
          </TextAnchor>
        </Entry>
      </chakra.dl>
    </Card>
  )
}
