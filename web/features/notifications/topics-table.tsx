import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { isOptional, optionalTopics, requiredTopics, type Topic } from '#shared/notifications/topics.ts'
import { useFormState } from '../../ui/form/form-state.ts'

const topics: readonly Topic[] = [...requiredTopics, ...optionalTopics]

const Heading = chakra('th', {
  base: {
    px: { base: '1', md: '3' },
    pb: '2',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'text.quiet',
    textAlign: 'center',
    _first: { textAlign: 'left', pl: '0' },
  },
})

const Cell = chakra('td', {
  base: {
    px: { base: '1', md: '3' },
    w: { base: '56px', md: '112px' },
    color: 'text.quiet',
    fontSize: 'sm',
    textAlign: 'center',
    verticalAlign: 'middle',
  },
})

const MailChoice = ({ topic }: { topic: Topic }) => {
  const { t } = useTranslation('notifications')
  const form = useFormState()
  const path = `mail.${topic}`
  return isOptional(topic) ? (
    <chakra.label display="grid" placeItems="center" minH="touch" cursor="pointer">
      <chakra.input
        type="checkbox"
        name={path}
        aria-label={`${t('settings.columns.mail')}: ${t(`settings.topics.${topic}.title`)}`}
        checked={form.valueOf(path) === true}
        onChange={(event) => form.change(path, event.target.checked)}
        boxSize="5"
        accentColor="action.solid"
        cursor="pointer"
      />
    </chakra.label>
  ) : (
    <>{t('settings.always')}</>
  )
}

/** The topics of notifications by channel. Mandatory ones are marked and cannot be switched off. */
export const TopicsTable = () => {
  const { t } = useTranslation('notifications')
  return (
    <Box overflowX="auto">
      <chakra.table w="full" borderCollapse="collapse" aria-label={t('settings.title')}>
        <thead>
          <tr>
            <Heading scope="col">{t('settings.columns.topic')}</Heading>
            <Heading scope="col">{t('settings.columns.portal')}</Heading>
            <Heading scope="col">{t('settings.columns.mail')}</Heading>
            <Heading scope="col">{t('settings.columns.sms')}</Heading>
          </tr>
        </thead>
        <tbody>
          {topics.map((topic) => (
            <chakra.tr key={topic} borderTopWidth="1px" borderColor="border.hairline">
              <chakra.th scope="row" py="3" pr="2" textAlign="left" fontWeight="normal" lineHeight="snug">
                <Box fontWeight="medium">{t(`settings.topics.${topic}.title`)}</Box>
                <Box mt="0.5" color="text.quiet" fontSize="sm">
                  {t(`settings.topics.${topic}.text`)}
                </Box>
              </chakra.th>
              <Cell>{t('settings.kept')}</Cell>
              <Cell>
                <MailChoice topic={topic} />
              </Cell>
              <Cell>{topic === 'security' ? t('settings.always') : t('settings.none')}</Cell>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}
