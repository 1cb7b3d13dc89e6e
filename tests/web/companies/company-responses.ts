import type { Affiliation, Member } from '../../../web/features/companies/company-users-queries.ts'

export const aMember = (change: Partial<Member> = {}): Member => ({
  id: 'user-1',
  kind: 'member',
  user_name: '林美华',
  email: 'mei@harbour-gift.example',
  role: 'administrator',
  status: 'Active',
  since: '2026-11-02T02:00:00.000Z',
  expires_at: null,
  invited_by: null,
  is_self: false,
  ...change,
})

export const aCompany = (companyId: string, change: Partial<Affiliation> = {}): Affiliation => ({
  companyId,
  id: companyId,
  registerNameEn: `${companyId} Limited`,
  registerNameCn: null,
  kycStatus: 'approved',
  isDefault: false,
  role: 'user',
  status: 'Active',
  is_current: false,
  ...change,
})
