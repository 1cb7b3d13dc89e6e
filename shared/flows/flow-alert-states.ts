/** Compliance's decisions on an alert. A suspicion is recorded in the register of suspicions. */
export const flowFindings = ['explained', 'suspicion'] as const

export const flowAlertStatuses = ['open', ...flowFindings] as const
export type FlowAlertStatus = (typeof flowAlertStatuses)[number]
