import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/companies.ts'

export const translations: TranslationsOf<typeof source> = {
  unnamed: 'their company',
  unverified: 'a company that we have not verified',
  roles: { administrator: 'administrator', user: 'user' },
  invitation: {
    subject: '{inviter} has invited you to join {company} on {brand}',
    heading: 'You’re invited to join {company}',
    paragraphs: [
      '{inviter} has invited you to join {company} on {brand} as {role}, to look after its financing together.',
      'Open the invitation to see the details. Nothing happens until you accept it.',
    ],
    action: 'See the invitation',
    footnote:
      'The link works once, within 7 days. If you don’t know the person who invited you, ignore this email. Please don’t forward it to anyone.',
  },
  news: {
    invited: {
      subject: '{company} has invited a new user on {brand}',
      heading: 'A new user was invited',
      paragraphs: [
        'An administrator of your company has invited {email} to join {company} as {role}.',
        'If you don’t know about this, check with your fellow administrators. You can withdraw the invitation.',
      ],
      action: 'See company users',
    },
    asked: {
      subject: 'Someone has asked to join {company} on {brand}',
      heading: 'Someone has asked to join your company',
      paragraphs: [
        '{email} has asked to join {company}. They see nothing of the company until you approve.',
        'Make sure they belong to your company before you do. If you don’t know them, decline.',
      ],
      action: 'Answer the request',
    },
    joined: {
      subject: '{email} has joined {company} on {brand}',
      heading: 'A new user has joined',
      paragraphs: [
        '{email} has accepted the invitation and joined {company} as {role}.',
        'If you don’t know about this, you can remove them under Company users.',
      ],
      action: 'See company users',
    },
    invitedByLender: {
      subject: '{company} has a new user on {brand}',
      heading: 'A new user was added',
      paragraphs: [
        'Customer service of {brand} has added {email} to {company} as {role}. They can log in once they have set a password.',
        'If your company did not ask for this, remove the user and contact customer service.',
      ],
      action: 'See company users',
    },
    confirmed: {
      subject: '{company} has accepted {email} on {brand}',
      heading: 'A request to join was approved',
      paragraphs: [
        'An administrator of your company has accepted {email} into {company} as {role}.',
        'If you don’t know about this, check with your fellow administrators. You can remove the user under Company users.',
      ],
      action: 'See company users',
    },
    removed: {
      subject: '{email} was removed from {company} on {brand}',
      heading: 'A user was removed',
      paragraphs: [
        'An administrator of your company has removed {email} from {company}. Their role was {role}.',
        'If you don’t know about this, check with your fellow administrators at once and contact customer service.',
      ],
      action: 'See company users',
    },
    left: {
      subject: '{email} has left {company} on {brand}',
      heading: 'A user has left',
      paragraphs: [
        '{email} has left {company}. Their role was {role}. Invitations that they had sent no longer work.',
        'If you don’t know about this, check with them. You can invite them again.',
      ],
      action: 'See company users',
    },
    roleChanged: {
      subject: 'A user’s role in {company} was changed on {brand}',
      heading: 'A user’s role was changed',
      paragraphs: [
        'An administrator of your company has changed the role of {email} in {company} to {role}.',
        'If you don’t know about this, check with your fellow administrators at once and contact customer service. You can change it back under Company users.',
      ],
      action: 'See company users',
    },
  },
  decided: {
    confirmed: {
      subject: 'You have joined {company} on {brand}',
      heading: 'Your request was approved',
      paragraphs: [
        'An administrator has approved your request to join {company}. Log in and switch to it to get started.',
      ],
      action: 'See my company',
    },
    rejected: {
      subject: 'Your request to join {company} on {brand} was declined',
      heading: 'Your request was declined',
      paragraphs: [
        'The administrators of {company} declined your request. If you have questions, please ask them.',
      ],
      action: 'See my company',
    },
    removed: {
      subject: 'You are no longer a user of {company} on {brand}',
      heading: 'You were removed from {company}',
      paragraphs: [
        'An administrator has removed you from {company}, so you no longer have access to it. Your account still works.',
        'If you have questions, please ask an administrator of the company.',
      ],
      action: 'See my company',
    },
    left: {
      subject: 'You have left {company} on {brand}',
      heading: 'You have left {company}',
      paragraphs: [
        'You are no longer a user of {company} and have no access to it. Your account still works.',
        'If this was not you, reset your password at once and contact customer service.',
      ],
      action: 'See my company',
    },
    madeAdministrator: {
      subject: 'You are now an administrator of {company} on {brand}',
      heading: 'You are now an administrator',
      paragraphs: [
        'An administrator of {company} has made you one as well. You can now sign and draw down for the company, and manage its users.',
        'If you don’t know about this, please ask another administrator of the company.',
      ],
      action: 'See my company',
    },
    madeUser: {
      subject: 'You are no longer an administrator of {company} on {brand}',
      heading: 'You are no longer an administrator',
      paragraphs: [
        'An administrator of {company} has changed your role to user. You still see the company’s details, but can no longer sign or draw down for it, or manage its users.',
        'If you don’t know about this, check with another administrator of the company at once and contact customer service.',
      ],
      action: 'See my company',
    },
  },
}
