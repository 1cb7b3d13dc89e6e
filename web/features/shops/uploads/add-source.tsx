import { Flex } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type TradedCurrency, tradedCurrencies } from '#shared/money/currency.ts'
import { type UploadTimeZone, uploadTimeZones } from '#shared/shops/upload-time-zones.ts'
import { uploadsEndpoints } from '#shared/shops/uploads.endpoints.ts'
import { call } from '../../../api/call.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { FormSelect, FormText } from '../../../ui/form/form-fields.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { currencyName } from '../link/currency-name.ts'
import { uploadKindOf } from './upload-platforms.ts'
import { uploadedSourcesQuery } from './uploads-queries.ts'

interface Values {
  readonly kind: 'shop' | 'account'
  readonly platform: string
  readonly name: string
  readonly currency: TradedCurrency | ''
  readonly time_zone: UploadTimeZone
}

/** Adds a shop or a payment account; `platform` is the name of its platform, if it is known. */
export const AddSource = ({ platform: known, onClose }: { platform: string; onClose: () => void }) => {
  const { t } = useTranslation('shopSales')
  const locale = useLocale()
  const queryClient = useQueryClient()
  const rulesOf = useCallback(
    ({ platform, name, currency }: Values): Record<string, string> => ({
      ...(platform.trim() === '' ? { platform: 'required' } : {}),
      ...(name.trim() === '' ? { name: 'required' } : {}),
      ...(currency === '' ? { currency: 'required' } : {}),
    }),
    [],
  )
  const form = useForm<Values>({
    initial: {
      kind: uploadKindOf(known),
      platform: known,
      name: '',
      currency: '',
      time_zone: 'Asia/Shanghai',
    },
    rulesOf,
    words: { 'name alreadyExists': t('uploads.form.exists') },
    fieldOf: { alreadyExists: 'name' },
    send: ({ currency, platform, name, ...rest }) =>
      call(uploadsEndpoints.addUploadedSource, {
        body: {
          ...rest,
          platform: platform.trim(),
          name: name.trim(),
          currency: currency === '' ? 'USD' : currency,
        },
      }),
    onDone: async () => {
      await queryClient.invalidateQueries(uploadedSourcesQuery)
      onClose()
    },
  })
  return (
    <FormArea form={form} gap="5">
      <FormSelect
        path="kind"
        label={t('uploads.form.kind')}
        options={(['shop', 'account'] as const).map((kind) => ({
          value: kind,
          label: t(`uploads.kind.${kind}`),
        }))}
      />
      <FormText
        path="platform"
        label={t('uploads.form.platform')}
        placeholder={t(`uploads.form.platformExample.${form.values.kind}`)}
        maxLength={100}
        required
      />
      <FormText path="name" label={t(`uploads.form.name.${form.values.kind}`)} maxLength={100} required />
      <FormSelect
        path="currency"
        label={t('uploads.form.currency')}
        hint={t('uploads.form.currencyHint')}
        required
        options={tradedCurrencies.map((code) => ({
          value: code,
          label: `${code} ${currencyName(locale, code)}`,
        }))}
      />
      <FormSelect
        path="time_zone"
        label={t('uploads.form.timeZone')}
        hint={t('uploads.form.timeZoneHint')}
        options={uploadTimeZones.map((zone) => ({ value: zone, label: t(`uploads.timeZones.${zone}`) }))}
      />
      {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
      <Flex gap="3" direction={{ base: 'column-reverse', md: 'row' }} justify="flex-end">
        <Button variant="secondary" onClick={onClose}>
          {t('uploads.form.cancel')}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t('uploads.form.save')}
        </Button>
      </Flex>
    </FormArea>
  )
}
