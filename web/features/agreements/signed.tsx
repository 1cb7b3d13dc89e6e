import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { languageTag } from '#shared/i18n/intl-locale.ts'
import { paths } from '../../app/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import type { Signing } from './signing-query.ts'

/** Shown after signing: what was signed and when, and what must happen before the copy is available. */
export const Signed = ({ signing }: { signing: Signing }) => {
  const { t } = useTranslation('signing')
  const { timestamp } = useFormat()
  const everyone = signing.status === 'signed'
  const { certified_at: certifiedAt, signatures } = signing
  const left = signatures.of - signatures.signed
  return (
    <Card role="status">
      <EmptyState picture="sign" whole title={t('signed.title', { name: signing.signer_name })}>
        {certifiedAt ? t('signed.sent') : everyone ? t('signed.certifying') : t('signed.others', { left })}
      </EmptyState>
      <Box maxW="320px" mx="auto" mb="6">
        <Timeline
          entries={[
            {
              title: t('signed.course.signed'),
              when: signing.signed_at ? timestamp(signing.signed_at) : undefined,
              tone: 'positive',
            },
            {
              title: t('signed.course.all', signatures),
              tone: everyone ? 'positive' : 'waiting',
            },
            {
              title: t('signed.course.certified'),
              when: certifiedAt ? timestamp(certifiedAt) : undefined,
              tone: certifiedAt ? 'positive' : everyone ? 'waiting' : 'neutral',
            },
          ]}
        />
      </Box>
      <DataList
        items={[
          ...(signing.papers.length > 1
            ? signing.papers.map(({ kind, number }) => ({
                term: t(`kinds.${kind}`),
                value: <span translate="no">{number}</span>,
                wraps: true,
              }))
            : [
                {
                  term: t('signed.document'),
                  value: (
                    <chakra.span lang={languageTag(signing.binding_locale)}>{signing.title}</chakra.span>
                  ),
                  wraps: true,
                },
              ]),
          { term: t('signed.company'), value: signing.company_name, wraps: true },
          ...(signing.signed_at ? [{ term: t('signed.at'), value: timestamp(signing.signed_at) }] : []),
        ]}
      />
      <TextLink to={paths.verify()} display="inline-flex" alignItems="center" minH="touch" mt="2">
        {t('signed.verify')}
      </TextLink>
    </Card>
  )
}
