import { companyEndpoint, landingEndpoint, publicCompanyEndpoint } from '../api/endpoint.ts'
import type { companiesSchemas } from './companies.schemas.ts'

/** The companies of a user, and the members of a company. */
export const membersEndpoints = {
  /**
   * Switches to another of the user's companies: returns a new session, which lasts no longer than the previous one,
   * and ends that one.
   */
  switchCompany: companyEndpoint<typeof companiesSchemas.switchCompany>()({
    name: 'switch-company',
    method: 'POST',
    path: '/metadata/clientuserCompany/switch',
    errors: ['changedMeanwhile', 'notFound'],
    audited: 'account',
  }),
  /** The user's companies and requests to join, the session's company first. */
  listAffiliations: companyEndpoint<typeof companiesSchemas.listAffiliations>()({
    name: 'list-affiliations',
    method: 'POST',
    path: '/metadata/client/user/affiliation/list',
    reads: true,
  }),
  /** The user's companies, by the user's own id. */
  listUserCompanies: landingEndpoint<typeof companiesSchemas.listUserCompanies>()({
    name: 'list-user-companies',
    method: 'GET',
    path: '/api/user/{userId}/companies',
    reads: true,
    errors: ['notFound'],
  }),
  /** Sets the default company of the user's logins. */
  setDefaultCompany: companyEndpoint<typeof companiesSchemas.setDefaultCompany>()({
    name: 'set-default-company',
    method: 'POST',
    path: '/metadata/clientuserCompany/set/default',
    errors: ['changedMeanwhile', 'notFound'],
    audited: 'account',
  }),
  /** The same, by the user's own id. */
  setUserDefaultCompany: landingEndpoint<typeof companiesSchemas.setUserDefaultCompany>()({
    name: 'set-user-default-company',
    method: 'POST',
    path: '/api/user/{userId}/companies/default',
    errors: ['changedMeanwhile', 'notFound'],
    audited: 'account',
  }),
  /** The company's members, open requests to join, and open invitations. */
  listMembers: companyEndpoint<typeof companiesSchemas.listMembers>()({
    name: 'list-members',
    method: 'POST',
    path: '/metadata/client/user/affiliation/user/list',
    reads: true,
  }),
  /** The company's members, for selection. */
  listColleagues: companyEndpoint<typeof companiesSchemas.listColleagues>()({
    name: 'list-colleagues',
    method: 'POST',
    path: '/metadata/clientuser/list/all',
    reads: true,
  }),
  /** The roles in a company. */
  listRoles: companyEndpoint<typeof companiesSchemas.listRoles>()({
    name: 'list-roles',
    method: 'GET',
    path: '/metadata/clientuserRole/role/list',
    reads: true,
  }),
  /** Changes a member's role. The last administrator keeps theirs. */
  updateRole: companyEndpoint<typeof companiesSchemas.updateRole>()({
    name: 'update-role',
    method: 'POST',
    path: '/metadata/clientuserRole/role/update',
    role: 'administrator',
    stepUp: true,
    errors: ['changedMeanwhile', 'lastAdministrator', 'notFound', 'invalidInput'],
    audited: 'people',
  }),
  /**
   * Removes a member from the company and ends their sessions for it, or withdraws an invitation. The last
   * administrator stays.
   */
  removeMember: companyEndpoint<typeof companiesSchemas.removeMember>()({
    name: 'remove-member',
    method: 'POST',
    path: '/metadata/client/user/affiliation/remove',
    role: 'administrator',
    stepUp: true,
    errors: ['changedMeanwhile', 'lastAdministrator', 'notFound'],
    audited: 'people',
  }),
  /** Accepts a request to join. */
  confirmMember: companyEndpoint<typeof companiesSchemas.confirmMember>()({
    name: 'confirm-member',
    method: 'POST',
    path: '/metadata/client/user/affiliation/active',
    role: 'administrator',
    stepUp: true,
    errors: ['changedMeanwhile', 'notFound'],
    audited: 'people',
  }),
  /** Declines a request to join. */
  rejectMember: companyEndpoint<typeof companiesSchemas.rejectMember>()({
    name: 'reject-member',
    method: 'POST',
    path: '/metadata/client/user/affiliation/reject',
    role: 'administrator',
    errors: ['changedMeanwhile', 'notFound'],
    audited: 'people',
  }),
  /**
   * Invites an address into the company, by a mailed one-time link valid for 7 days. Another invitation replaces the
   * link. The response is the same whether the address has an account or not.
   */
  inviteMember: companyEndpoint<typeof companiesSchemas.inviteMember>()({
    name: 'invite-member',
    method: 'POST',
    path: '/metadata/clientuser/add',
    role: 'administrator',
    stepUp: true,
    errors: ['tooManyRequests', 'alreadyExists', 'waitBeforeResending', 'invalidInput'],
    audited: 'people',
    sensitive: ['speaksForLender'],
  }),
  /** The details of a mailed invitation, while it is valid. */
  openInvitation: publicCompanyEndpoint<typeof companiesSchemas.openInvitation>()({
    name: 'open-invitation',
    method: 'POST',
    path: '/metadata/clientuser/invitation/open',
    errors: ['invitationExpired', 'invitationLinkInvalid'],
  }),
  /** Joins the company by a mailed invitation, in a session of its recipient. */
  acceptInvitation: companyEndpoint<typeof companiesSchemas.acceptInvitation>()({
    name: 'accept-invitation',
    method: 'POST',
    path: '/metadata/clientuser/invitation/accept',
    errors: ['changedMeanwhile', 'invitationExpired', 'invitationLinkInvalid', 'forbidden'],
    audited: 'people',
  }),
  /** Leaves the session's company, and ends the sessions for it. The last administrator stays. */
  leaveCompany: companyEndpoint<typeof companiesSchemas.leaveCompany>()({
    name: 'leave-company',
    method: 'POST',
    path: '/metadata/client/user/affiliation/leave',
    stepUp: true,
    errors: ['changedMeanwhile', 'lastAdministrator', 'notFound'],
    audited: 'people',
  }),
  /**
   * Creates an account for the recipient of an invitation, and joins the company with it. An existing account with an
   * unverified mailbox becomes the recipient's: the data of its signup is dropped.
   */
  joinByInvitation: publicCompanyEndpoint<typeof companiesSchemas.joinByInvitation>()({
    name: 'join-by-invitation',
    method: 'POST',
    path: '/metadata/clientuser/invitation/join',
    errors: ['invalidInput', 'changedMeanwhile', 'emailTaken', 'invitationExpired', 'invitationLinkInvalid'],
    audited: 'people',
  }),
  /**
   * Whether a company is on the portal, by its numbers. 30015 if it is: its administrators can accept a request to
   * join. If not, the user can have it verified.
   */
  lookUpCompany: companyEndpoint<typeof companiesSchemas.lookUpCompany>()({
    name: 'look-up-company',
    method: 'POST',
    path: '/metadata/clientuser/thirdparty/company/profile',
    errors: ['tooManyRequests', 'alreadyInCompany', 'invitationNeeded', 'alreadyHasBrn', 'duplicateBrn'],
  }),
  /** Requests to join a company. */
  askToJoin: companyEndpoint<typeof companiesSchemas.askToJoin>()({
    name: 'ask-to-join',
    method: 'POST',
    path: '/metadata/client/user/affiliation/add',
    errors: ['tooManyRequests', 'notFound', 'alreadyInCompany', 'alreadyHasBrn', 'duplicateBrn'],
    audited: 'people',
    sensitive: ['speaksForLender'],
  }),
} as const
