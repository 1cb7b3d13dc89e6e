import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { companiesSchemas } from '#shared/companies/companies.schemas.ts'
import { createAreaLambda } from '../http/area-lambda.ts'
import type { Handlers } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

const handlers: Handlers<typeof companiesEndpoints> = {
  acceptInvitation: async () => (await import('./accept-invitation.ts')).acceptInvitation,
  askToJoin: async () => (await import('./ask-to-join.ts')).askToJoin,
  confirmMember: async () => (await import('./confirm-member.ts')).confirmMember,
  getCompanyProfile: async () => (await import('./get-company-profile.ts')).getCompanyProfile,
  inviteMember: async () => (await import('./invite-member.ts')).inviteMember,
  joinByInvitation: async () => (await import('./join-by-invitation.ts')).joinByInvitation,
  leaveCompany: async () => (await import('./leave-company.ts')).leaveCompany,
  listAffiliations: async () => (await import('./list-affiliations.ts')).listAffiliations,
  listColleagues: async () => (await import('./list-colleagues.ts')).listColleagues,
  listMembers: async () => (await import('./list-members.ts')).listMembers,
  listRoles: async () => (await import('./list-roles.ts')).listRoles,
  listUserCompanies: async () => (await import('./list-user-companies.ts')).listUserCompanies,
  lookUpCompany: async () => (await import('./look-up-company.ts')).lookUpCompany,
  openInvitation: async () => (await import('./open-invitation.ts')).openInvitation,
  rejectMember: async () => (await import('./reject-member.ts')).rejectMember,
  removeMember: async () => (await import('./remove-member.ts')).removeMember,
  setDefaultCompany: async () => (await import('./set-default-company.ts')).setDefaultCompany,
  setUserDefaultCompany: async () => (await import('./set-user-default-company.ts')).setUserDefaultCompany,
  switchCompany: async () => (await import('./switch-company.ts')).switchCompany,
  updateRole: async () => (await import('./update-role.ts')).updateRole,
}

export const createCompaniesLambda = (deps: Deps) =>
  createAreaLambda(companiesEndpoints, companiesSchemas, handlers, deps)
