import { type ClipboardEvent, useEffect, useRef } from 'react'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { type IdentityField, identityFields } from '#shared/kyc/risk-points.schema.ts'
import { call } from '../../api/call.ts'
import type { OnboardingStep } from './onboarding-steps.ts'

const key = 'device-id'

/** A random id of this browser, stored until its storage is cleared. */
const deviceId = (): string => {
  const kept = localStorage.getItem(key)
  if (kept && /^[\w-]{1,64}$/.test(kept)) return kept
  const drawn = crypto.randomUUID()
  localStorage.setItem(key, drawn)
  return drawn
}

/**
 * Records risk points as the privacy notice describes: the device of each step, and identity fields with pasted text.
 * Sent when a step is left, without delaying the seller or showing a failure.
 */
export const useRiskPoints = (step: OnboardingStep) => {
  const pasted = useRef(new Set<IdentityField>())
  useEffect(() => {
    const fields = pasted.current
    return () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const point = { step, device: deviceId(), time_zone: timeZone || 'UTC', pasted: [...fields] }
      fields.clear()
      call(kycEndpoints.keepRiskPoints, { body: { points: [point] } }).catch(() => {})
    }
  }, [step])
  return (event: ClipboardEvent<HTMLElement>) => {
    const path = (event.target as HTMLElement).closest<HTMLElement>('[data-field]')?.dataset['field']
    const field = identityFields.find((each) => each === path?.split('.').at(-1))
    if (field) pasted.current.add(field)
  }
}
