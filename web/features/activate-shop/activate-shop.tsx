import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { RedirectWithQuery } from '../../app/redirect.tsx'
import { withWords } from '../../i18n/i18n.ts'
import { FailurePage } from '../../ui/failure.tsx'
import { SkeletonFormPage } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { useActivation } from './activation-query.ts'
import { type Elsewhere, elsewhere, readChosen, readStep, stepPath } from './activation-steps.ts'

// Each by itself: what the first screen knows of a route grows with what the route loads.
const loadChoice = withWords(['activateShop'], () => import('./choose-shops.tsx'))
const ChooseShops = lazy(async () => ({ default: (await loadChoice()).ChooseShops }))
const loadStart = withWords(['activateShop', 'application'], () => import('./start-signing.tsx'))
const StartSigning = lazy(async () => ({ default: (await loadStart()).StartSigning }))
const loadProgress = withWords(['activateShop', 'application'], () => import('./progress.tsx'))
const Progress = lazy(async () => ({ default: (await loadProgress()).Progress }))

/** Goes where somebody belongs, and says why. */
const Leave = ({ to, say }: Elsewhere) => {
  const { t } = useTranslation('activateShop')
  const { pathname } = useLocation()
  const said = useRef(false)
  useEffect(() => {
    if (!say || said.current) return
    said.current = true
    showToast('negative', t(`gate.${say}`))
  }, [say, t])
  const path = to === 'home' ? paths.home() : to === 'facility' ? paths.facility() : stepPath(to)
  return <RedirectWithQuery to={path} state={{ origin: pathname }} />
}

const Waiting = () => <SkeletonFormPage asideWidth="300px" />

/** A further shop joins the facility: it is chosen, an addendum is signed, and the limit is computed anew. */
export const Component = () => {
  const step = readStep(useParams()['*'])
  const [query] = useSearchParams()
  const activation = useActivation()
  if (!step) return <RedirectWithQuery to={stepPath('choose')} />
  if (activation.isPending) return <Waiting />
  if (!activation.data) return <FailurePage of={activation} />
  const { data } = activation
  const chosen = readChosen(query, data)
  const other = elsewhere(step, data, chosen.length > 0)
  if (other) return <Leave {...other} />
  return (
    <Suspense fallback={<Waiting />}>
      {step === 'progress' && data.addendum ? (
        <Progress activation={data} addendum={data.addendum} />
      ) : step === 'sign' ? (
        <StartSigning activation={data} chosen={chosen} />
      ) : (
        <ChooseShops activation={data} />
      )}
    </Suspense>
  )
}
