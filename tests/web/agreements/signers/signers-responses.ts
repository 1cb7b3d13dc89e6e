import type { SignerState, SignersState } from '../../../../web/features/agreements/agreements-queries.ts'

export const signerState = (change: Partial<SignerState> = {}): SignerState => ({
  papers: [
    {
      kind: 'facility',
      signed_at: change.signed_at ?? (change.sign_status === 2 ? '2026-11-21T03:00:00.000Z' : null),
    },
  ],
  id: 's1',
  name: 'CHAN Tai Man',
  email_masked: 'c•••@director.test',
  mobile_masked: '•••8000',
  sign_status: 1,
  invited_at: '2026-11-21T02:00:00.000Z',
  next_reminder_at: '2026-11-22T02:00:00.000Z',
  identified_by: null,
  contact_change: null,
  identifies_by: null,
  signed_at: null,
  declined: null,
  authority: null,
  ...change,
})

export const signersState = (change: Partial<SignersState> = {}): SignersState => ({
  agreement_id: 'agreement-1',
  kind: 'facility',
  number: 'FA-20261121-7K2M',
  papers: [{ kind: 'facility', number: 'FA-20261121-7K2M' }],
  status: 'ready',
  created_at: '2026-11-21T02:00:00.000Z',
  lapses_at: '2026-12-21T02:00:00.000Z',
  signers: [signerState()],
  sign_status: 1,
  awaits_check: false,
  resigned: [],
  candidates: [{ person_id: '00000000-0000-7000-8000-0000000000aa', name: 'LI Xiaoming' }],
  can_retry: false,
  ...change,
})
