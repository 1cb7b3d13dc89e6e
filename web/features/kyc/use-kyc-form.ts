import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changedFields } from '#shared/kyc/changed-fields.ts'
import { isCorrected, isOpen } from '#shared/kyc/editable-fields.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { type KycSectionData, type KycSectionName, kycSectionNames } from '#shared/kyc/kyc-sections.schema.ts'
import { type ApiError, isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { rulesByField } from '../../api/field-errors.ts'
import { useOnReconnect } from '../../api/use-on-reconnect.ts'
import { track } from '../../tracking/track.ts'
import type { UploadedFile } from '../../ui/file-field.tsx'
import { isFilled } from '../../ui/form/form-values.ts'
import { createSectionSaver, type SaveState } from '../../ui/form/section-saver.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { companyProfileQuery } from '../companies/companies-queries.ts'
import { useFileViewer } from '../files/viewer/use-file-viewer.tsx'
import { hiddenFieldsOf } from './hidden-documents.ts'
import {
  brokenKycRules,
  editableDraftFields,
  type FieldValues,
  initialDrafts,
  type KycDetail,
  type KycDrafts,
  newCompany,
  newPerson,
  savableData,
  unsavedFields,
} from './kyc-drafts.ts'
import { kycQuery } from './kyc-queries.ts'
import { watchOtherTabs } from './other-tabs.ts'
import { useReturnTranslations } from './use-return-translations.ts'
import { useToday } from './use-today.ts'

const quiet = 1000

const sectionOf = (path: string): KycSectionName =>
  kycSectionNames.find((section) => path.startsWith(section)) ?? 'company_info'

type Connected = KycDrafts['connected_persons']

/** The whole years from a date to `today`; undefined before the first has passed, or without a date. */
const wholeYears = (date: string, today: string): number | undefined => {
  const years =
    Number(today.slice(0, 4)) - Number(date.slice(0, 4)) - (today.slice(4) < date.slice(4) ? 1 : 0)
  return /^\d{4}-\d\d-\d\d$/.test(date) && years > 0 ? years : undefined
}

const withoutEntry = (entries: readonly FieldValues[], index: number) =>
  entries.filter((_, each) => each !== index)

interface SavingFailure {
  readonly section: KycSectionName
  readonly error: unknown
}

/** Maps the server's field errors to paths of the form: `data.brn` becomes `company_info.brn`. */
const rulesIn = (section: KycSectionName, error: ApiError): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(rulesByField(error)).map(([field, rule]) => [
      field.replace(/^data(?=\.|$)/, section),
      rule,
    ]),
  )

/** The state of the onboarding form, shared by all steps and saved automatically. */
export const useKycForm = (kyc: KycDetail) => {
  const { t } = useTranslation('kyc')
  const queryClient = useQueryClient()
  const { open: openFile, viewer } = useFileViewer()
  const [files, setFiles] = useState<ReadonlyMap<string, UploadedFile>>(
    () =>
      new Map(
        kyc.files.map((file) => [file.file_id, { id: file.file_id, name: file.file_name, size: file.size }]),
      ),
  )
  const [saving, setSaving] = useState<{ state: SaveState; failure?: SavingFailure }>({ state: 'idle' })
  const today = useToday()
  const [isOvertaken, setOvertaken] = useState(false)
  const [hidden] = useState(() => hiddenFieldsOf(kyc))
  const [otherTabs] = useState(() => watchOtherTabs(kyc))
  useEffect(() => otherTabs.watch(() => setOvertaken(true)), [otherTabs])
  const keepAnswer = useCallback(
    (change: (before: KycDetail) => KycDetail) =>
      queryClient.setQueryData(kycQuery(kyc.id).queryKey, (before) => before && change(before)),
    [queryClient, kyc.id],
  )
  const takeFile = useCallback(
    (file: UploadedFile) => {
      setFiles((before) => new Map(before).set(file.id, file))
      const { id: file_id, name: file_name, size = 0 } = file
      keepAnswer((before) => ({ ...before, files: [...before.files, { file_id, file_name, size }] }))
    },
    [keepAnswer],
  )
  const saver = useMemo(
    () =>
      createSectionSaver<KycSectionName, KycSectionData>({
        quiet,
        save: async (section, data) => {
          const { version } = await call(kycEndpoints.saveKycSection, {
            params: { id: kyc.id },
            body: { section, data, version: otherTabs.seen() },
          })
          otherTabs.tell(version)
          keepAnswer((before) => ({ ...before, [section]: hidden.asKept(data), version }))
        },
        onState: (state, failure) => setSaving({ state, ...(failure ? { failure } : {}) }),
      }),
    [kyc.id, keepAnswer, otherTabs, hidden],
  )
  useEffect(() => {
    // If the user leaves the tab, it saves at once instead of after the pause in typing.
    const saveBeforeLeaving = () => {
      if (document.visibilityState === 'hidden') void saver.flush()
    }
    document.addEventListener('visibilitychange', saveBeforeLeaving)
    return () => {
      document.removeEventListener('visibilitychange', saveBeforeLeaving)
      void saver.flush()
    }
  }, [saver])
  useOnReconnect(() => void saver.flush())

  const [received] = useState(() => hidden.without(initialDrafts(kyc)))
  const form = useForm({
    initial: () => received,
    rulesOf: useCallback(
      (drafts: KycDrafts) => hidden.lessRules(brokenKycRules(drafts, today), drafts),
      [hidden, today],
    ),
    // Rules about a section as a whole have more specific texts than the catalogue.
    words: {
      'business_info atLeastOne': t('wrong.nothingFilled'),
      'connected_persons.persons atLeastOne': t('wrong.noDirector'),
      'connected_persons.persons percentInvalid': t('wrong.tooMuchOwned'),
    },
    send: async () => {
      if (!(await saver.flush())) throw new Error('what was typed could not be saved')
      return call(kycEndpoints.submitKyc, { body: { id: kyc.id } })
    },
    onDone: async () => {
      track('submit_kyc')
      await Promise.all([
        queryClient.invalidateQueries(kycQuery(kyc.id)),
        queryClient.invalidateQueries(companyProfileQuery),
      ])
    },
    onType: (drafts, path) => {
      const section = sectionOf(path)
      saver.change(section, savableData(drafts, section))
    },
  })
  const { tell } = form
  const { failure } = saving
  useEffect(() => {
    if (failure && isApiError(failure.error)) tell(rulesIn(failure.section, failure.error))
  }, [failure, tell])
  const changeConnected = (change: (before: Connected) => Partial<Connected>) =>
    form.update(
      ({ connected_persons: before, ...others }) => ({
        ...others,
        connected_persons: { ...before, ...change(before) },
      }),
      'connected_persons',
    )
  const returnTranslations = useReturnTranslations()
  const [open] = useState(() => editableDraftFields(kyc, today))
  /** The lender's reasons for returned fields that are unchanged so far, by path. */
  const changed = changedFields(received, form.values)
  const returned = Object.fromEntries(
    kyc.returned_fields
      .filter(({ field, corrected }) => !corrected && !isCorrected(field, changed))
      .map((each) => [each.field, returnTranslations(each)]),
  )
  return {
    ...form,
    errorOf: (path: string, ifRequired?: string) => form.errorOf(path, ifRequired) ?? returned[path],
    isClosed: (path: string) => open !== undefined && !isOpen(open, path),
    returned,
    /** True for a KYC that was returned without naming fields, and has not been changed since. */
    isUntouched:
      kyc.status === 'returned' &&
      kyc.returned_fields.length === 0 &&
      !kyc.is_corrected &&
      changed.length === 0,
    /** The labelled paths whose typed values are invalid, and so are not saved. */
    unsaved: unsavedFields(form.values),
    id: kyc.id,
    hidden,
    platformNumbers: kyc.told_numbers,
    inForce: kyc.in_force,
    /** True once the KYC was saved elsewhere: in another tab, or by another user. */
    isOvertaken: isOvertaken || (isApiError(failure?.error) && failure.error.reason === 'changedMeanwhile'),
    saveState: saving.state,
    saveNow: saver.flush,
    files: {
      fileOf: (id: string) => files.get(id),
      onUploaded: takeFile,
      onOpen: ({ id, name }: UploadedFile) => openFile({ id, title: name }),
    },
    viewer,
    /** Fills in the years of business by the date of incorporation, if nothing about the business is known yet. */
    suggestYears: () => {
      const years = wholeYears(String(form.values.company_info['incorporation_date'] ?? ''), today)
      if (!years || Object.values(form.values.business_info).some(isFilled)) return
      form.change('business_info.years_of_business', String(years))
    },
    addPerson: () => changeConnected(({ persons }) => ({ persons: [...persons, newPerson()] })),
    removePerson: (index: number) =>
      changeConnected(({ persons, holdings }) => ({
        persons: withoutEntry(persons, index),
        holdings: holdings.filter(({ holder_id }) => holder_id !== persons[index]?.['person_id']),
      })),
    addCompany: () => changeConnected(({ companies }) => ({ companies: [...companies, newCompany()] })),
    removeCompany: (index: number) =>
      changeConnected(({ companies, holdings }) => {
        const id = companies[index]?.['company_id']
        return {
          companies: withoutEntry(companies, index),
          holdings: holdings.filter(({ holder_id, company_id }) => holder_id !== id && company_id !== id),
        }
      }),
    addHolding: (company: FieldValues) =>
      changeConnected(({ holdings }) => ({
        holdings: [...holdings, { company_id: company['company_id'] ?? '' }],
      })),
    removeHolding: (index: number) =>
      changeConnected(({ holdings }) => ({ holdings: withoutEntry(holdings, index) })),
  }
}

export type KycForm = ReturnType<typeof useKycForm>
