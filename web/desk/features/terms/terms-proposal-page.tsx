import { Box, chakra, Flex, SimpleGrid } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ShownTerms, TermsVersionView } from '#shared/desk/terms.ts'
import { type ProductCode, productCodes } from '#shared/lending/product-codes.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import { isApiError } from '../../../api/api-error.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { callAct } from '../../api/call-act.ts'
import { useAct } from '../../api/use-act.ts'
import { showConfirmation } from '../../app/confirmations.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DayField } from '../../ui/day-field.tsx'
import { useRefusalTranslations } from '../../ui/failed.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { TermsDifferences } from './terms-differences.tsx'
import { type DraftField, draftOf, readDraft } from './terms-draft.ts'
import { TermsFields } from './terms-fields.tsx'

/** The version that is valid on the day before the draft's first day, which the draft amends. */
const baseFor = (versions: readonly TermsVersionView[], productCode: ProductCode, validFrom: string) =>
  versions
    .filter((version) => version.productCode === productCode)
    .filter(({ status, validFrom: from, isInForce }) =>
      validFrom
        ? status === 'built-in' || (status === 'approved' && from !== null && from < validFrom)
        : isInForce,
    )
    .toSorted((a, b) => ((b.validFrom ?? '') < (a.validFrom ?? '') ? -1 : 1))[0]

type Verdict = NonNullable<ShownTerms['verdict']>

interface Reason {
  reason: Verdict[keyof Verdict][number]['reason']
  percent: string
}

/** The warnings in a dry run's response, each figure once. */
const warningsIn = (simulated: object): { percent: string }[] => {
  const { after } = simulated as { after?: { warnings?: { percent: string }[] } }
  const found = after?.warnings ?? []
  return found.filter(({ percent }, at) => found.findIndex((each) => each.percent === percent) === at)
}

const Draft = ({
  productCode,
  validFrom,
  number,
  terms,
}: {
  productCode: ProductCode
  validFrom: string
  number: number
  terms: ProductTerms
}) => {
  const t = useTranslations()
  const format = useFormat()
  const refusalTranslations = useRefusalTranslations()
  const navigate = useNavigate()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(() => draftOf(terms))
  const [reason, setReason] = useState('')
  const [missesReason, setMissesReason] = useState(false)
  const [wrong, setWrong] = useState<readonly DraftField[]>([])
  const [refusal, setRefusal] = useState('')
  const [warnings, setWarnings] = useState<readonly { percent: string }[]>([])
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const read = readDraft(draft, terms)
  const { i18n } = useTranslation('desk')
  /** The policy's reasons against terms that were refused. */
  const reasonsIn = (error: unknown): Reason[] =>
    (isApiError(error) ? error.errors : []).flatMap(({ field, rule }) =>
      i18n.exists(`desk:terms.reasons.${field}`)
        ? [{ reason: field as Reason['reason'], percent: rule }]
        : [],
    )
  const reasonText = ({ reason: named, percent }: Reason): string =>
    `${t(`terms.reasons.${named}`)} ${percent ? format.percent(percent) : ''}`.trim()

  const focusOn = (name: string | undefined) =>
    form.current?.querySelector<HTMLElement>(`[name^="${name ?? ''}"]`)?.focus()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal('')
    setMissesReason(reason.trim() === '')
    setWrong(read.ok ? [] : read.wrong)
    if (!read.ok) return focusOn(read.wrong[0])
    if (reason.trim() === '') return focusOn('reason')
    if (!validFrom) return setRefusal(`${t('terms.form.validFrom')}: ${t('terms.form.needed')}`)
    setBusy(true)
    try {
      const fields = { productCode, validFrom, changes: read.changes, reason: reason.trim() }
      if (!isChecked) {
        setWarnings(warningsIn(await callAct('terms-propose', { ...fields, dryRun: true })))
        setChecked(true)
        return
      }
      const { version } = await callAct('terms-propose', fields)
      showConfirmation(
        t('terms.form.proposed', {
          line: t(`states.product.${productCode}`),
          number: String(version.number),
        }),
      )
      await client.invalidateQueries()
      await navigate(`/terms?item=${productCode}~${version.number}`)
    } catch (error) {
      setChecked(false)
      setRefusal(reasonsIn(error).map(reasonText).join(' ') || refusalTranslations(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <chakra.form ref={form} noValidate onSubmit={(event) => void send(event)} display="grid" gap="5">
      <Box color="text.quiet">
        {validFrom
          ? t('terms.form.basedOn', { day: format.date(validFrom), number: String(number) })
          : t('terms.form.basedOnNow', { number: String(number) })}
      </Box>
      <TermsFields
        draft={draft}
        wrong={wrong}
        onChange={(next) => {
          setDraft(next)
          setChecked(false)
        }}
      />
      <Box aria-live="polite" minW="0">
        <chakra.h2 fontSize="md" mb="2">
          {t('terms.form.differences')}
        </chakra.h2>
        {read.ok && read.differences.length > 0 ? (
          <TermsDifferences label={t('terms.form.differences')} differences={read.differences} />
        ) : (
          <Box color="text.quiet">{t('terms.form.none')}</Box>
        )}
      </Box>
      <TextAreaField
        name="reason"
        label={t('terms.form.reason')}
        required
        value={reason}
        error={missesReason ? t('terms.form.needed') : undefined}
        onChange={(next) => {
          setReason(next)
          setChecked(false)
        }}
      />
      <Box role="alert" color="negative.text" overflowWrap="anywhere">
        {refusal ? `${t('act.refused')}: ${refusal}` : null}
      </Box>
      <Box role="status" color="positive.text">
        {isChecked ? t('terms.form.checked') : null}
        {isChecked
          ? warnings.map(({ percent }) => (
              <Box key={percent} mt="2" p="3" bg="waiting.subtle" color="waiting.text" borderRadius="sm">
                {reasonText({ reason: 'effectiveRateAboveWarning', percent })}
              </Box>
            ))
          : null}
      </Box>
      <Flex gap="2" justify="flex-end">
        <Button size="sm" variant="quiet" onClick={() => void navigate('/terms')}>
          {t('act.cancel')}
        </Button>
        <Button type="submit" size="sm" busy={isBusy} disabled={read.ok && read.differences.length === 0}>
          {t(isChecked ? 'terms.form.propose' : 'terms.form.check')}
        </Button>
      </Flex>
    </chakra.form>
  )
}

/** Drafts a version of a product line's terms, with its differences from the previous version. */
export const TermsProposalPage = () => {
  const t = useTranslations()
  const [address, setAddress] = useSearchParams()
  const productCode = productCodes.find((code) => code === address.get('productCode')) ?? productCodes[0]
  const validFrom = address.get('from') ?? ''
  const list = useAct('terms-list')
  const base = list.data ? baseFor(list.data.versions, productCode, validFrom) : undefined
  const number = base?.number ?? 1
  const shown = useAct('terms-show', { productCode, number: String(number) }, base !== undefined)
  const set = (name: 'productCode' | 'from', value: string) =>
    setAddress(
      (former) => {
        const next = new URLSearchParams(former)
        next.set(name, value)
        return next
      },
      { replace: true },
    )
  return (
    <>
      <ScreenTitle title={t('terms.form.title')} />
      <Box
        bg="surface.card"
        borderWidth="1px"
        borderColor="border.hairline"
        borderRadius="sm"
        p="4"
        maxW="1040px"
      >
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="3" mb="4">
          <SelectField
            label={t('terms.form.line')}
            value={productCode}
            onChange={(to) => set('productCode', to)}
            options={productCodes.map((value) => ({ value, label: t(`states.product.${value}`) }))}
          />
          <DayField
            label={t('terms.form.validFrom')}
            required
            value={validFrom}
            onChange={(to) => set('from', to)}
          />
        </SimpleGrid>
        <QueryBoundary query={shown}>
          {({ terms }) => (
            <Draft
              key={`${productCode} ${number}`}
              productCode={productCode}
              validFrom={validFrom}
              number={number}
              terms={terms}
            />
          )}
        </QueryBoundary>
      </Box>
    </>
  )
}
