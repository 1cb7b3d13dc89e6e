import * as z from 'zod/mini'
import { linkToken } from '../account/account-fields.schema.ts'
import { loginResponse } from '../account/account-responses.schema.ts'
import { idSchema } from '../api/field-schemas.ts'
import { kycStatuses } from '../kyc/kyc-status.ts'
import { companyNumbersBody } from './company-numbers.schema.ts'
import { companyRoles, membershipStatuses } from './company-roles.ts'
import { inviteMemberBody, joinByInvitationBody } from './member-forms.schema.ts'

const companyNames = {
  /** Null until the company has submitted its KYC. */
  registerNameEn: z.nullable(z.string()),
  registerNameCn: z.nullable(z.string()),
}

const companyFields = {
  companyId: z.string(),
  id: z.string(),
  ...companyNames,
  kycStatus: z.enum(kycStatuses),
  /** A login acts for it. */
  isDefault: z.boolean(),
}

/** What a user is in a company. */
const standing = { role: z.enum(companyRoles), status: z.enum(membershipStatuses) }

/** A company that the caller belongs to, or has asked to join. */
const affiliation = z.object({
  ...companyFields,
  ...standing,
  /** The session acts for it. */
  is_current: z.boolean(),
})

/** Somebody of the company: who belongs to it, who has asked to, who was invited and has not come yet. */
const member = z.object({
  /** Of the user; of the invitation where nobody has come yet. */
  id: z.string(),
  kind: z.enum(['member', 'request', 'invitation']),
  user_name: z.string(),
  email: z.string(),
  ...standing,
  /** When they came in, asked or were invited; ISO timestamp, UTC. */
  since: z.string(),
  /** Until when the invitation is good. Null of everybody else. */
  expires_at: z.nullable(z.string()),
  /** The user who sent the invitation, which ends when they cease to be an administrator. Null of everybody else. */
  invited_by: z.nullable(z.string()),
  is_self: z.boolean(),
})

const companyChoice = z.object({ company_id: idSchema })
const userChoice = z.object({ user_id: idSchema })

export const companiesSchemas = {
  getCompanyProfile: {
    response: z.object({
      ...companyFields,
      kyc_id: z.nullable(z.string()),
      /** The KYC by which a verified company would change. Until it is approved, the company is what `kyc_id` says. */
      change: z.nullable(z.object({ kyc_id: z.string(), kyc_status: z.enum(kycStatuses) })),
      /** What the caller is in the company. */
      role: z.enum(companyRoles),
      /** The address of who invited the caller into it. Absent where nobody did, or where that account is gone. */
      invited_by: z.optional(z.string()),
    }),
  },
  switchCompany: {
    body: companyChoice,
    response: loginResponse,
  },
  listAffiliations: {
    body: z.object({}),
    response: z.object({ records: z.array(affiliation) }),
  },
  listUserCompanies: {
    params: z.object({ userId: idSchema }),
    response: z.array(affiliation),
  },
  setDefaultCompany: {
    body: companyChoice,
    response: z.boolean(),
  },
  setUserDefaultCompany: {
    params: z.object({ userId: idSchema }),
    body: companyChoice,
    response: z.boolean(),
  },
  listMembers: {
    body: z.object({}),
    response: z.object({ records: z.array(member) }),
  },
  listColleagues: {
    body: z.object({}),
    response: z.array(
      z.object({
        userId: z.string(),
        user_name: z.string(),
        email: z.string(),
        role: z.enum(companyRoles),
      }),
    ),
  },
  listRoles: {
    response: z.array(
      z.object({
        role: z.enum(companyRoles),
        /** It binds the company and manages its people. */
        binds: z.boolean(),
      }),
    ),
  },
  updateRole: {
    body: z.object({ user_id: idSchema, role: z.enum(companyRoles, 'unknownOption') }),
    response: z.object({ user_id: z.string(), role: z.enum(companyRoles) }),
  },
  removeMember: {
    /** Of a user, or of an invitation. */
    body: z.object({ id: idSchema }),
    response: z.null(),
  },
  confirmMember: {
    body: userChoice,
    response: z.null(),
  },
  rejectMember: {
    body: userChoice,
    response: z.null(),
  },
  inviteMember: {
    body: inviteMemberBody,
    response: z.object({ id: z.string(), expires_at: z.string() }),
  },
  openInvitation: {
    body: z.object({ token: linkToken }),
    response: z.object({
      ...companyNames,
      email: z.string(),
      /** The address that the inviting administrator logs in with. */
      inviter: z.string(),
      role: z.enum(companyRoles),
      expires_at: z.string(),
      /** The lender has verified the company. Of any other no name is told: it could be anything. */
      is_verified: z.boolean(),
      /** The address has an account, which joins once its user has logged in. */
      has_account: z.boolean(),
    }),
  },
  acceptInvitation: {
    body: z.object({ token: linkToken }),
    response: z.object({ email: z.string(), company_id: z.string() }),
  },
  leaveCompany: {
    response: z.null(),
  },
  joinByInvitation: {
    body: joinByInvitationBody,
    response: z.object({ email: z.string() }),
  },
  lookUpCompany: {
    body: companyNumbersBody,
    response: z.null(),
  },
  askToJoin: {
    body: companyNumbersBody,
    response: z.null(),
  },
}
