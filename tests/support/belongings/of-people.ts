import { defaultPreferences } from '#shared/notifications/preferences.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { createCompanyNote } from '../../../functions/data/company-notes.ts'
import { storeComplaint } from '../../../functions/data/complaint-register.ts'
import { linkComplaint } from '../../../functions/data/complaints.ts'
import { replaceCorrection } from '../../../functions/data/corrections.ts'
import { beginChallenge } from '../../../functions/data/factor-challenges.ts'
import { replaceFactorRequirement } from '../../../functions/data/factor-requirements.ts'
import { putHandledNotification } from '../../../functions/data/handled-notifications.ts'
import { createHandover } from '../../../functions/data/handovers.ts'
import { putInvitation } from '../../../functions/data/invitations.ts'
import { putMessageReadReceipt } from '../../../functions/data/message-read-receipts.ts'
import { createPasswordLink } from '../../../functions/data/password-links.ts'
import { putPreferences } from '../../../functions/data/preferences.ts'
import { createRiskPoint } from '../../../functions/data/risk-points.ts'
import { replaceFactors } from '../../../functions/data/second-factors.ts'
import { createSecurityLogEntry } from '../../../functions/data/security-log.ts'
import type { Write } from '../../../functions/data/table.ts'
import { putCode } from '../../../functions/data/verification-codes.ts'
import { named } from './named.ts'
import type { Owned } from './owned.ts'

/** Secrets that authenticate their holder as the owner or as admitted by the owner. */
export const personalSecrets = {
  invitation: named('secret-of-the-invitation'),
  reset: named('secret-of-the-reset'),
  handover: named('secret-of-the-handover'),
  challenge: named('secret-of-the-challenge'),
}

/** Data about the owner as a person, and about other people of the company. */
export const ofPeople = ({ app, companyId, userId, email }: Owned): Record<string, Write> => {
  const { table, clock } = app.deps
  const now = clock()
  const at = now.toISOString()
  const expiresAt = new Date(now.getTime() + 3_600_000).toISOString()
  const from = { ip: '203.0.113.8', userAgent: "The owner's own telephone" }
  return {
    ...putInvitation(
      table,
      personalSecrets.invitation,
      { companyId, email: 'invited@owner.test', role: 'user', invitedBy: userId },
      now,
    ),
    factors: replaceFactors(table, {
      userId,
      passkeys: [
        {
          passkeyId: named('passkey'),
          publicKey: named('public-key'),
          counter: 0,
          transports: [],
          name: "The owner's own notebook",
          addedAt: at,
        },
      ],
      codeApp: { sealedSecret: named('sealed-code-app'), addedAt: at, lastStep: 0 },
      recoveryCodes: [named('hash-of-a-recovery-code')],
      version: 0,
    }),
    correction: replaceCorrection(table, {
      requestId: named('correction'),
      userId,
      companyId,
      about: 'person',
      text: "What the owner's own papers say is wrong",
      askedAt: at,
      dueAt: at,
      version: 0,
    }),
    ...storeComplaint(table, {
      complaintId: named('complaint'),
      receivedOn: businessDate(new Date(at)),
      channel: 'portal',
      about: 'charges',
      text: "The owner's own complaint",
      companyId,
      complainant: named('complainant'),
      userId,
      status: 'open',
      recordedAt: at,
      recordedBy: userId,
      version: 0,
    }),
    complaintLink: linkComplaint(table, userId, named('complaint')),
    requirement: replaceFactorRequirement(
      table,
      companyId,
      { required: false },
      { required: false, changedAt: at },
    ),
    challenge: beginChallenge(table, personalSecrets.challenge, { purpose: 'proof', userId }, now),
    reset: createPasswordLink(table, personalSecrets.reset, 'reset', { userId, email, version: 1 }, now),
    handover: createHandover(table, personalSecrets.handover, { userId, credentialsVersion: 1, expiresAt }),
    code: putCode(table, {
      destination: email,
      codeId: named('code'),
      hash: named('hash-of-the-code'),
      sealedKey: named('key-of-the-code'),
      guesses: 0,
      expiresAt,
    }),
    note: createSecurityLogEntry(table, named('event-of-the-note'), {
      userId,
      news: 'newDevice',
      happenedAt: at,
      about: 'What the owner is told of',
      ...from,
    }),
    preferences: putPreferences(table, userId, defaultPreferences),
    mark: putMessageReadReceipt(table, { companyId, userId }, now),
    handled: putHandledNotification(table, companyId, {
      notificationId: named('notification'),
      userId,
      handledAt: at,
    }),
    riskPoint: createRiskPoint(table, {
      riskPointId: named('risk-point'),
      companyId,
      userId,
      step: 'company',
      at,
      keptUntil: expiresAt,
      ...from,
      deviceId: named('device'),
      timeZone: 'Asia/Hong_Kong',
      pasted: [],
      level: 'low',
    }),
    companyNote: createCompanyNote(table, {
      companyId,
      noteId: named('note'),
      text: 'What the lender notes of the owner',
      by: named('agent'),
      at,
    }),
  }
}
