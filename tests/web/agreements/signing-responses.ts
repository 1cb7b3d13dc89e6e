import type { Signing } from '../../../web/features/agreements/signing-query.ts'

export const token = 'the-mailed-token'

/** The response before the signer is identified. */
export const unidentified = (change: Partial<Signing> = {}): Signing => ({
  signer_name: 'C•••• T•• M••',
  company_name: 'Harbour Gift Trading Limited',
  title: '融资协议',
  kind: 'facility',
  papers: [{ kind: 'facility', number: 'FA-20261103-7K2M', signed_at: null, certified_at: null }],
  is_drawn: false,
  status: 'ready',
  link_expires_at: '2026-12-01T00:00:00.000Z',
  lapses_at: '2026-12-22T00:00:00.000Z',
  binding_locale: 'en',
  languages: ['zh-CN', 'zh-TW', 'en'],
  identification: { by: 'sms', to_masked: '•••8001', asks_id_last_four: true },
  waits_until: null,
  identified: null,
  document: null,
  reading: null,
  sign_status: 1,
  signed_at: null,
  declined_at: null,
  signatures: { signed: 0, of: 3 },
  certified_at: null,
  ...change,
})

export const documentSha256 = 'a'.repeat(64)

/** The response afterwards: a document of three clauses, of which `read` are read. */
export const identified = (read = 0, change: Partial<Signing> = {}): Signing =>
  unidentified({
    signer_name: 'CHAN Tai Man',
    identified: { by: 'sms', until: '2099-01-01T00:00:00.000Z' },
    document: {
      number: 'FA-20261103-7K2M',
      version: '2026.5',
      locale: 'zh-CN',
      title: '融资协议',
      pdf_url: 'https://files.example/agreement.pdf',
      document_sha256: documentSha256,
      facts: [{ label: '借款人', value: 'Harbour Gift Trading Limited' }],
      opening: ['本协议由以下各方签订。'],
      clauses: ['额度', '利率', '还款'].map((heading) => ({ heading, paragraphs: [`${heading}的内容。`] })),
      warning: '忠告：借钱梗要还，咪俾钱中介。',
    },
    reading: { read, of: 3 },
    ...change,
  })

export const session = { signing_session: 'the-session', expires_at: '2099-01-01T00:00:00.000Z' }
