import type { limitSteps as source } from '../zh-CN/limit-steps.ts'

export const limitSteps = {
  caption: 'How the limit is worked out',
  step: 'Step',
  change: 'Change',
  left: 'Left',
  start: 'Start',
  limit: 'Limit',
  nothingTakenOff: 'Nothing was deducted.',
  factor: {
    multiple: 'Multiple',
    unverifiedSales: 'Unverified sales',
    netSales: 'Refunds',
    stability: 'Sales stability',
    diversification: 'Platform diversification',
    age: 'Time in business',
    rounding: 'Rounding',
    cap: 'Product maximum',
  },
} satisfies typeof source
