import { Box, chakra } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { type Preferences, quietZones } from '#shared/notifications/preferences.ts'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { Failure } from '../../ui/failure.tsx'
import { FormArea } from '../../ui/form/form-area.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Loading, SkeletonCard } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { preferencesQuery } from './notifications-queries.ts'
import { TopicsTable } from './topics-table.tsx'

/** Every half hour of a day. */
const times = Array.from({ length: 48 }, (_, half) => {
  const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
  return { value: time, label: time }
})

const SettingsForm = ({ preferences }: { preferences: Preferences }) => {
  const { t } = useTranslation('notifications')
  const queryClient = useQueryClient()
  const form = useForm({
    initial: preferences,
    rulesOf: ({ quiet_hours: { enabled, from, to } }): Record<string, 'invalid'> =>
      enabled && from === to ? { 'quiet_hours.to': 'invalid' } : {},
    words: { 'quiet_hours.to invalid': t('settings.quiet.same') },
    send: (body) => call(notificationsEndpoints.savePreferences, { body }),
    onDone: (saved) => {
      showToast('positive', t('settings.saved'))
      queryClient.setQueryData(preferencesQuery.queryKey, saved)
    },
  })
  return (
    <FormArea form={form}>
      <Card>
        <CardTitle mb="1">{t('settings.title')}</CardTitle>
        <chakra.p mb="5" color="text.quiet">
          {t('settings.lead')}
        </chakra.p>
        <TopicsTable />
      </Card>
      <Card>
        <CardTitle mb="1">{t('settings.quiet.title')}</CardTitle>
        <chakra.p mb="3" color="text.quiet">
          {t('settings.quiet.lead')}
        </chakra.p>
        <CheckboxField label={t('settings.quiet.enable')} {...form.tick('quiet_hours.enabled')} />
        {form.values.quiet_hours.enabled ? (
          <Box
            mt="3"
            display="grid"
            gap="4"
            gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: '144px 144px minmax(0, 1fr)' }}
          >
            <SelectField
              label={t('settings.quiet.from')}
              options={times}
              {...form.text('quiet_hours.from')}
            />
            <SelectField label={t('settings.quiet.to')} options={times} {...form.text('quiet_hours.to')} />
            <SelectField
              label={t('settings.quiet.zone')}
              options={quietZones.map((zone) => ({
                value: zone,
                label: t(`settings.quiet.zones.${zone}`),
              }))}
              wide
              {...form.text('quiet_hours.zone')}
            />
          </Box>
        ) : null}
      </Card>
      {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
      <Box>
        <Button type="submit" busy={form.busy} w={{ base: 'full', md: 'auto' }}>
          {t('settings.save')}
        </Button>
      </Box>
    </FormArea>
  )
}

/** The user's mail topics and quiet hours. */
export const Settings = () => {
  const query = useQuery(preferencesQuery)
  if (query.data) return <SettingsForm preferences={query.data} />
  return query.error ? (
    <Card>
      <Failure of={query} />
    </Card>
  ) : (
    <Loading>
      <Box display="grid" gap="6">
        <SkeletonCard lines={8} />
        <SkeletonCard lines={2} />
      </Box>
    </Loading>
  )
}
