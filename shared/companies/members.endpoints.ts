import { endpoint } from '../api/endpoint.ts'
import type { companiesSchemas } from './companies.schemas.ts'

/** The companies of a user, and the members of a company. */
export const membersEndpoints = {
  /**
   * Switches to another of the user's companies: returns a new session, which lasts no longer than the previous one,
   * and ends that one.
   */
  switchCompany: endpoint<typeof companiesSchemas.switchCompany>()({
    name: 'switch-company',
    method: 'POST',
    path: '/metadata/clientuserCompany/switch',
    audience: 'session',
    envelope: 'company',
    errors: ['changedMeanwhile', 'notFound'],
    audited: 'account',
  }),
  /** The user's companies and requests to join, the session's company first. */
  listAffiliations: endpoint<typeof companiesSchemas.listAffiliations>()({
    name: 'list-affiliations',
    method: 'POST',
    path: '/metadata/client/user/affiliation/list',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
  }),
  /** The user's companies, by the user's own id. */
  listUserCompanies: endpoint<typeof companiesSchemas.listUserCompanies>()({
    name: 'list-user-companies',
    method: 'GET',
    path: '/api/user/{userId}/companies',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: ['notFound'],
  }),
  /** Sets the default company of the user's logins. */
  setDefaultCompany: endpoint<typeof companiesSchemas.setDefaultCompany>()({
    name: 'set-default-company',
    method: 'POST',
    path: '/metadata/clientuserCompany/set/default',
    audience: 'session',
    envelope: 'company',
    errors: ['changedMeanwhile', 'notFound'],
    audited: 'account',
  }),
  /** The same, by the user's own id. */
  setUserDefaultCompany: endpoint<typeof companiesSchemas.setUserDefaultCompany>()({
    name: 'set-user-default-company',
    method: 'POST',
    path: '/api/user/{userId}/companies/default',
    audience: 'session',
    envelope: 'landing',
    errors: ['changedMeanwhile', 'notFound'],
    audited: 'account',
  }),
  /** The company's members, open requests to join, and open invitations. */
  listMembers: endpoint<typeof companiesSchemas.listMembers>()({
    name: 'list-members',
    method: 'POST',
    path: '/metadata/client/user/affiliation/user/list',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
  }),
  /** The company's members, for selection. */
  listColleagues: endpoint<typeof companiesSchemas.listColleagues>()({
    name: 'list-colleagues',
    method: 'POST',
    path: '/metadata/clientuser/list/all',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
  }),
  /** The roles in a company. */
  listRoles: endpoint<typeof companiesSchemas.listRoles>()({
    name: 'list-roles',
    method: 'GET',
    path: '/metadata/clientuserRole/role/list',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
  }),
  /** Changes a member's role. The last administrator keeps theirs. */
  updateRole: endpoint<typeof companiesSchemas.updateRole>()({
    name: 'update-role',
    method: 'POST',
    path: '/metadata/clientuserRole/role/update',
    audience: 'session',
    role: 'administrator',
    stepUp: true,
    envelope: 'company',
    errors: ['changedMeanwhile', 'lastAdministrator', 'notFound', 'invalidInput'],
    audited: 'people',
  }),
  /**
   * Removes a member from the company and ends their sessions for it, or withdraws an invitation. The last
   * administrator stays.
   */
  removeMember: endpoint<typeof companiesSchemas.removeMember>()({
    name: 'remove-member',
    method: 'POST',
    path: '/metadata/client/user/affiliation/remove',
    audience: 'session',
    role: 'administrator',
    stepUp: true,
    envelope: 'company',
    errors: ['changedMeanwhile', 'lastAdministrator', 'notFound'],
    audited: 'people',
  }),
  /** Accepts a request to join. */
  confirmMember: endpoint<typeof companiesSchemas.confirmMember>()({
    name: 'confirm-member',
    method: 'POST',
    path: '/metadata/client/user/affiliation/active',
    audience: 'session',
    role: 'administrator',
    stepUp: true,
    envelope: 'company',
    errors: ['changedMeanwhile', 'notFound'],
    audited: 'people',
  }),
  /** Declines a request to join. */
  rejectMember: endpoint<typeof companiesSchemas.rejectMember>()({
    name: 'reject-member',
    method: 'POST',
    path: '/metadata/client/user/affiliation/reject',
    audience: 'session',
    role: 'administrator',
    envelope: 'company',
    errors: ['changedMeanwhile', 'notFound'],
    audited: 'people',
  }),
  /**
   * Invites an address into the company, by a mailed one-time link valid for 7 days. Another invitation replaces the
   * link. The response is the same whether the address has an account or not.
   */
  inviteMember: endpoint<typeof companiesSchemas.inviteMember>()({
    name: 'invite-member',
    method: 'POST',
    path: '/metadata/clientuser/add',
    audience: 'session',
    role: 'administrator',
    stepUp: true,
    envelope: 'company',
    errors: ['tooManyRequests', 'alreadyExists', 'waitBeforeResending', 'invalidInput'],
    audited: 'people',
    sensitive: ['speaksForLender'],
  }),
  /** The details of a mailed invitation, while it is valid. */
  openInvitation: endpoint<typeof companiesSchemas.openInvitation>()({
    name: 'open-invitation',
    method: 'POST',
    path: '/metadata/clientuser/invitation/open',
    audience: 'public',
    envelope: 'company',
    errors: ['invitationExpired', 'invitationLinkInvalid'],
  }),
  /** Joins the company by a mailed invitation, in a session of its recipient. */
  acceptInvitation: endpoint<typeof companiesSchemas.acceptInvitation>()({
    name: 'accept-invitation',
    method: 'POST',
    path: '/metadata/clientuser/invitation/accept',
    audience: 'session',
    envelope: 'company',
    errors: ['changedMeanwhile', 'invitationExpired', 'invitationLinkInvalid', 'forbidden'],
    audited: 'people',
  }),
  /** Leaves the session's company, and ends the sessions for it. The last administrator stays. */
  leaveCompany: endpoint<typeof companiesSchemas.leaveCompany>()({
    name: 'leave-company',
    method: 'POST',
    path: '/metadata/client/user/affiliation/leave',
    audience: 'session',
    stepUp: true,
    envelope: 'company',
    errors: ['changedMeanwhile', 'lastAdministrator', 'notFound'],
    audited: 'people',
  }),
  /**
   * Creates an account for the recipient of an invitation, and joins the company with it. An existing account with an
   * unverified mailbox becomes the recipient's: the data of its signup is dropped.
   */
  joinByInvitation: endpoint<typeof companiesSchemas.joinByInvitation>()({
    name: 'join-by-invitation',
    method: 'POST',
    path: '/metadata/clientuser/invitation/join',
    audience: 'public',
    envelope: 'company',
    errors: ['invalidInput', 'changedMeanwhile', 'emailTaken', 'invitationExpired', 'invitationLinkInvalid'],
    audited: 'people',
  }),
  /**
   * Whether a company is on the portal, by its numbers. 30015 if it is: its administrators can accept a request to
   * join. If not, the user can have it verified.
   */
  lookUpCompany: endpoint<typeof companiesSchemas.lookUpCompany>()({
    name: 'look-up-company',
    method: 'POST',
    path: '/metadata/clientuser/thirdparty/company/profile',
    audience: 'session',
    envelope: 'company',
    errors: ['tooManyRequests', 'alreadyInCompany', 'invitationNeeded', 'alreadyHasBrn', 'duplicateBrn'],
  }),
  /** Requests to join a company. */
  askToJoin: endpoint<typeof companiesSchemas.askToJoin>()({
    name: 'ask-to-join',
    method: 'POST',
    path: '/metadata/client/user/affiliation/add',
    audience: 'session',
    envelope: 'company',
    errors: ['tooManyRequests', 'notFound', 'alreadyInCompany', 'alreadyHasBrn', 'duplicateBrn'],
    audited: 'people',
    sensitive: ['speaksForLender'],
  }),
} as const
