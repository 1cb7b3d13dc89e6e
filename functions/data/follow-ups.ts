import type { BusinessDate } from '#shared/time/business-date.ts'
import { companyItemKey } from './companies.ts'
import { groupIndex, put, type Table, type Write } from './table.ts'

/** The day of the next action about a past-due facility, set by the latest contact or promise with one. */
export interface FollowUp {
  companyId: string
  facilityId: string
  on: BusinessDate
}

const followUpGroup = 'FOLLOW-UP'

const key = ({ companyId, facilityId }: Pick<FollowUp, 'companyId' | 'facilityId'>) =>
  companyItemKey(companyId, `FOLLOW-UP#${facilityId}`)

export const putFollowUp = (table: Table, followUp: FollowUp): Write =>
  put<FollowUp>(table, {
    ...key(followUp),
    gsi1pk: followUpGroup,
    gsi1sk: `${followUp.on}#${followUp.facilityId}`,
    type: 'follow-up',
    ...followUp,
  })

/** Access pattern: the follow-up day of a facility. */
export const findFollowUp = (
  table: Table,
  of: Pick<FollowUp, 'companyId' | 'facilityId'>,
): Promise<FollowUp | undefined> => table.get<FollowUp>(key(of))

/** Access pattern: the follow-up days of all facilities, by facility. Eventually consistent. */
export const listFollowUps = async (table: Table): Promise<ReadonlyMap<string, BusinessDate>> => {
  const days = new Map<string, BusinessDate>()
  for await (const { facilityId, on } of table.all<FollowUp>({ pk: followUpGroup, index: groupIndex }))
    days.set(facilityId, on)
  return days
}
