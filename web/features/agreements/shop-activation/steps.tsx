import { useEffect, useRef } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { RedirectWithQuery } from '../../../app/redirect.tsx'
import { FailurePage } from '../../../ui/failure.tsx'
import { SkeletonFormPage } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { useActivation } from './activation-query.ts'
import { readChosen, readStep, redirectFrom, type StepRedirect, stepPath } from './activation-steps.ts'
import { ChooseShops } from './choose-shops.tsx'
import { Progress } from './progress.tsx'
import { StartSigning } from './start-signing.tsx'
import { useActivationTranslations } from './use-activation-translations.ts'

/** Redirects and shows the reason. */
const Leave = ({ to, say }: StepRedirect) => {
  const { t } = useActivationTranslations()
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

/** The step in the address, or a redirect if it is not open to the user. */
export const ActivationSteps = () => {
  const step = readStep(useParams()['*'])
  const [query] = useSearchParams()
  const activation = useActivation()
  if (!step) return <RedirectWithQuery to={stepPath('choose')} />
  if (activation.isPending) return <SkeletonFormPage asideWidth="300px" />
  if (!activation.data) return <FailurePage of={activation} />
  const { data } = activation
  const chosen = readChosen(query, data)
  const other = redirectFrom(step, data, chosen.length > 0)
  if (other) return <Leave {...other} />
  if (step === 'progress' && data.addendum) return <Progress activation={data} addendum={data.addendum} />
  return step === 'sign' ? (
    <StartSigning activation={data} chosen={chosen} />
  ) : (
    <ChooseShops activation={data} />
  )
}
