import { deviceNames } from '#shared/account/device-names/en.ts'
import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/account.ts'

export const translations: TranslationsOf<typeof source> = {
  activation: {
    subject: 'Activate your {brand} account',
    heading: 'One more step: activate your account',
    paragraphs: [
      'Thank you for signing up with {brand}.',
      'Press the button to confirm that this is your email address. You can then log in with it and your password.',
    ],
    action: 'Activate account',
    footnote:
      'The link works for 24 hours. If you did not sign up, ignore this email: nothing will be activated.',
  },
  needlessActivation: {
    subject: 'Your {brand} account is already active',
    heading: 'Your account is already active',
    paragraphs: [
      'You asked {brand} for another activation link. Your account is active: there is nothing left to do.',
      'Log in with this email address and your password. If you have forgotten the password, choose “Forgot password” on the login page.',
    ],
    action: 'Log in',
    footnote: 'If it was not you who asked, ignore this email: nothing about your account has changed.',
  },
  emailCode: {
    subject: '{brand} email verification code',
    heading: 'Confirm your new email address',
    paragraphs: [
      'Someone, most likely you, is changing the email address of a {brand} account to this one. Enter this code on the page:',
    ],
    footnote:
      'The code works for 5 minutes. Do not share it with anyone, our staff included. If it was not you, ignore this email: the address will not be changed.',
  },
  resetLink: {
    subject: 'Reset your {brand} password',
    heading: 'Reset your password',
    paragraphs: [
      'We were asked to reset the password of your {brand} account.',
      'Press the button to set a new one. Every logged-in device will then have to log in again with it.',
    ],
    action: 'Set a new password',
    footnote:
      'The link works for 30 minutes, once. If you did not ask for it, ignore this email: your password stays as it is. Do not forward this email to anyone.',
  },
  invitation: {
    subject: 'Set a password to start using {brand}',
    heading: 'Your account is ready',
    paragraphs: [
      '{brand} has opened an account for you{forCompany}.',
      'Press the button to set a password. You can then log in with it and this email address.',
    ],
    action: 'Set password',
    footnote:
      'The link works for 7 days, once. After that, ask for another with “Forgot password” on the login page. If you do not know what this is about, ignore this email: the account stays closed.',
    forCompany: ', to act for {company}',
  },
  passwordChanged: {
    reset: {
      subject: 'Your {brand} password was reset',
      heading: 'Your password was reset',
      paragraphs: [
        'Your password was just reset using an emailed link. To keep your account safe, every device was logged out.',
        'If it was you, there is nothing more to do. If not, reset the password now and contact customer service.',
      ],
      action: 'It was not me: reset the password',
      footnote: 'Our staff never ask for your password or a verification code.',
    },
    updated: {
      subject: 'Your {brand} password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        'Your password was just changed in your profile. Every device but the one that was used was logged out.',
        'If it was you, there is nothing more to do. If not, reset the password now and contact customer service.',
      ],
      action: 'It was not me: reset the password',
      footnote: 'Our staff never ask for your password or a verification code.',
    },
    initial: {
      subject: 'Your {brand} account is open',
      heading: 'Your password is set and your account is open',
      paragraphs: [
        'You have set a password and can now log in with it and this email address.',
        'If it was not you, reset the password now and contact customer service.',
      ],
      action: 'It was not me: reset the password',
      footnote: 'Our staff never ask for your password or a verification code.',
    },
  },
  newDeviceLogin: {
    subject: 'Login to your {brand} account from a new device',
    heading: 'Login from a new device',
    paragraphs: [
      'Your account was just logged in to on a device that we did not recognise.',
      'If it was you, there is nothing more to do. If not, reset the password now, which logs every device out, and contact customer service.',
    ],
    action: 'It was not me: reset the password',
    footnote: 'Our staff never ask for your password or a verification code.',
  },
  passwordLocked: {
    strangers: {
      subject: 'Too many wrong passwords: new devices cannot log in to {brand} for now',
      heading: 'Too many wrong passwords',
      paragraphs: [
        'Today somebody tried to log in to your account on devices that you have never used, entered too many wrong passwords, and did not get in. Until midnight, Hong Kong time, no new device can log in. The devices that you have logged in on still can.',
        'If you have forgotten the password, you can reset it now. If it was not you, your password is unchanged and nobody was logged in. If you use the same password elsewhere, we suggest changing it.',
      ],
      action: 'Reset the password',
      footnote: 'Our staff never ask for your password or a verification code.',
    },
    device: {
      subject: 'Too many wrong passwords: one of your devices cannot log in to {brand} for now',
      heading: 'Too many wrong passwords',
      paragraphs: [
        'Today too many wrong passwords were entered on a device you have used before. Until midnight, Hong Kong time, that device cannot log in.',
        'If you have forgotten the password, you can reset it now and log in afterwards. If it was not you, somebody is using your device: reset the password now and contact customer service.',
      ],
      action: 'Reset the password',
      footnote: 'Our staff never ask for your password or a verification code.',
    },
  },
  emailChanged: {
    subject: 'Your {brand} email address was changed',
    heading: 'Your email address was changed',
    paragraphs: [
      'The email address of your account was just changed. From now on, log in with the new one; this one no longer works and gets no more emails about the account.',
      'Every device but the one that was used was logged out.',
      'If it was not you, contact customer service now, and we will help you get your account back.',
    ],
  },
  phoneLost: {
    subject: 'Verify another mobile number for {brand}',
    heading: 'Verify another mobile number',
    paragraphs: [
      'The mobile number of your account belongs to somebody else now and was removed from it. No codes go there any more, and it no longer logs you in.',
      'Log in with your email and password, and enter and verify another number under My profile. Until then, drawdowns, signing and whatever else needs a mobile number have to wait; you can still repay and view everything.',
      'If the number is still yours, contact customer service.',
    ],
    action: 'Verify a mobile number',
    footnote: 'Our staff never ask for your password or a verification code.',
  },
  phoneChanged: {
    subject: 'Your {brand} mobile number was changed',
    heading: 'Your mobile number was changed',
    paragraphs: [
      'The mobile number of your account was just changed. Verification codes go to the new one.',
      'If it was you, there is nothing more to do. If not, change your password now and contact customer service.',
    ],
    action: 'It was not me: reset the password',
    footnote: 'Our staff never ask for your password or a verification code.',
  },
  device: {
    unknown: 'Unknown device',
    ...deviceNames,
  },
  sms: {
    phoneCode:
      '{brand}: your verification code is {code}. It works for 5 minutes. Do not share it with anyone, our staff included.',
    mailStopped: {
      bounced:
        '{brand}: email to your login address came back, so we have stopped sending to it. If the address works, please contact customer service.',
      complained:
        '{brand}: our email was marked as spam at your address, so we have stopped sending it, password emails included. To receive it again, please contact customer service.',
    },
  },
}
