import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { correctionAnsweredWithinDays } from '#shared/privacy/corrections.ts'
import { type Kept, retention } from '#shared/privacy/retention.ts'
import { paths } from '../../app/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { brand } from '../../ui/brand.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const Paragraph = ({ children }: { children: ReactNode }) => (
  <chakra.p mt="3" color="text.quiet">
    {children}
  </chakra.p>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box mt="7">
    <chakra.h3 fontWeight="semibold" fontSize="md">
      {title}
    </chakra.h3>
    {children}
  </Box>
)

/** The retention period from the schedule that the system enforces. */
const KeptFor = ({ what }: { what: Kept }) => {
  const { t } = useTranslation('privacyNotice')
  const { keep, from, why } = retention[what]
  const period = 'years' in keep ? t('kept.years', { n: keep.years }) : t('kept.days', { n: keep.days })
  return (
    <>
      <chakra.span display="block" fontWeight="medium" fontVariantNumeric="tabular-nums">
        {period}
      </chakra.span>
      <chakra.span display="block" color="text.quiet" fontSize="sm">
        {t(`kept.from.${from}`)}
      </chakra.span>
      <chakra.span display="block" color="text.quiet" fontSize="sm">
        {t(`kept.why.${why}`)}
      </chakra.span>
    </>
  )
}

const Schedule = () => {
  const { t } = useTranslation('privacyNotice')
  return (
    <chakra.dl mt="3">
      {(Object.keys(retention) as Kept[]).map((what) => (
        <Box
          key={what}
          py="3"
          borderTopWidth="1px"
          borderColor="border.hairline"
          display="grid"
          gap={{ base: '1', md: '6' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 12rem' }}
        >
          <dt>{t(`kept.items.${what}`)}</dt>
          <dd>
            <KeptFor what={what} />
          </dd>
        </Box>
      ))}
    </chakra.dl>
  )
}

const receivers = ['hosting', 'platforms', 'signers', 'law', 'nobody'] as const

const Right = ({ children, to, place }: { children: ReactNode; to: string; place: ReactNode }) => (
  <chakra.li mt="2">
    {children} <TextLink to={to}>{place}</TextLink>
  </chakra.li>
)

const Rights = () => {
  const { t } = useTranslation('privacyNotice')
  const profile = t('rights.places.profile')
  return (
    <chakra.ul mt="3" ps="5" listStyleType="disc">
      <Right to={paths.profile()} place={profile}>
        {t('rights.items.access')}
      </Right>
      <Right to={paths.profile()} place={profile}>
        {t('rights.items.correct')}
      </Right>
      <Right to={paths.company()} place={t('rights.places.company')}>
        {t('rights.items.correctCompany')}
      </Right>
      <Right to={paths.profile()} place={profile}>
        {t('rights.items.correctOther', { days: correctionAnsweredWithinDays })}
      </Right>
      <Right to={paths.profile()} place={profile}>
        {t('rights.items.erase')}
      </Right>
      <Right to={paths.shops()} place={t('rights.places.shops')}>
        {t('rights.items.shops')}
      </Right>
      <Right to={paths.notifications()} place={t('rights.places.notifications')}>
        {t('rights.items.mails')}
      </Right>
      <Right to="#tracking" place={t('rights.places.below')}>
        {t('rights.items.visits')}
      </Right>
      <Right to={paths.freeReports()} place={t('rights.places.reports')}>
        {t('rights.items.peers')}
      </Right>
    </chakra.ul>
  )
}

/** The privacy notice: which personal data is stored, why, how long and for whom, and the rights with links. */
export const PrivacyNotice = () => {
  const { t } = useTranslation('privacyNotice')
  const { locale } = useFormat()
  const values = { company: brand.company[locale], licence: brand.licenceNumber, email: brand.email }
  return (
    <Card id="privacy" scrollMarginTop="20">
      <CardTitle>{t('title')}</CardTitle>
      <Paragraph>{t('who', values)}</Paragraph>
      <Paragraph>{t('laws')}</Paragraph>
      <Part title={t('kept.title')}>
        <Paragraph>{t('kept.lead')}</Paragraph>
        <Schedule />
        <Paragraph>{t('kept.papers')}</Paragraph>
        <Paragraph>{t('kept.passwords')}</Paragraph>
      </Part>
      <Part title={t('receives.title')}>
        <chakra.ul mt="3" ps="5" listStyleType="disc">
          {receivers.map((receiver) => (
            <chakra.li key={receiver} mt="2">
              {t(`receives.items.${receiver}`)}
            </chakra.li>
          ))}
        </chakra.ul>
        <Paragraph>{t('receives.transfer')}</Paragraph>
      </Part>
      <Part title={t('decisions.title')}>
        <Paragraph>{t('decisions.text')}</Paragraph>
      </Part>
      <Part title={t('rights.title')}>
        <Paragraph>{t('rights.lead', values)}</Paragraph>
        <Rights />
        <Paragraph>{t('rights.limits')}</Paragraph>
        <Paragraph>{t('rights.object')}</Paragraph>
      </Part>
      <Part title={t('device.title')}>
        <Paragraph>{t('device.text')}</Paragraph>
      </Part>
    </Card>
  )
}
