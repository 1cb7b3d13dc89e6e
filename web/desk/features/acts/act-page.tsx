import { Box } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useAct } from '../../api/use-act.ts'
import { showConfirmation } from '../../app/confirmations.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Failed } from '../../ui/failed.tsx'
import { useActTranslations } from '../../ui/field-translations.ts'
import { Loading } from '../../ui/loading.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ActForm } from './act-form.tsx'
import { screenOfAct } from './act-screens.ts'
import { identifiesSubject } from './act-values.ts'

/** The page of a single act, with its subject taken from the address. */
export const ActPage = () => {
  const t = useTranslations()
  const actTranslations = useActTranslations()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { name = '' } = useParams()
  const [address] = useSearchParams()
  const [round, setRound] = useState(0)
  const screen = screenOfAct(name)
  const { data: form, error, refetch } = useAct('act-show', { name }, screen === undefined)
  if (screen) return <Navigate to={screen} replace />
  return (
    <>
      <ScreenTitle title={actTranslations(name)} />
      {error ? <Failed error={error} retry={refetch} /> : null}
      {form ? (
        <Box maxW={form.changes ? 'reading' : undefined}>
          <ActForm
            key={`${name}-${round}`}
            form={form}
            // Anybody can write texts into an address, so only ids are read from it and their records are loaded.
            given={Object.fromEntries([...address].filter(([each]) => identifiesSubject(each)))}
            onCancel={() => navigate(-1)}
            onDone={(outcome) => {
              showConfirmation(
                t(outcome['waitsFor'] ? 'act.proposed' : 'act.done', { act: actTranslations(name) }),
              )
              void client.invalidateQueries()
              setRound((former) => former + 1)
            }}
          />
        </Box>
      ) : error ? null : (
        <Loading />
      )}
    </>
  )
}
