const upload = 'what is uploaded is part of nothing until a form or a report names it, which is audited'
const reading = 'what somebody has read is no act on anything'

/** Calls of a session that do not only read and leave no audit entry, each with the reason. */
export const unaudited: Readonly<Record<string, string>> = {
  'send-email-code': 'a code is sent and counted; what is done with it is audited',
  'send-signatory-code': 'a code is sent and counted; what is proven by it is audited',
  'look-up-company': 'it looks, and counts how often',
  'begin-code-app': 'a secret is drawn that counts for nothing before a code proves it',
  'begin-passkey': 'a challenge is drawn; the passkey that answers it is audited',
  'begin-step-up': 'a challenge is drawn',
  'step-up': 'the act that it is for is audited',
  'quote-drawdown': 'a price is kept for minutes; the drawdown that uses it names it',
  'keep-risk-points': 'it is itself a trace of who filled in what, and from where',
  'create-oauth-url': 'a link begins; what comes of it is audited when the platform answers',
  'request-paper': 'a copy of what is on the books is made, and filed among the documents',
  'request-category-report-paper': 'a copy of a report is made',
  'ask-upload': upload,
  'complete-upload': upload,
  'upload-file': upload,
  'read-messages': reading,
  'read-announcements': reading,
  'handle-notification': reading,
}
