import type { SignerCheck } from '../../data/agreements.ts'

export const describeSignerCheck = ({ since, acknowledged }: SignerCheck) => ({
  since,
  acknowledgedAt: acknowledged?.at ?? null,
  acknowledgedBy: acknowledged?.by ?? null,
})
