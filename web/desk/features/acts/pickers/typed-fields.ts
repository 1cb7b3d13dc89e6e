/** Why a text field of an act is typed and not picked from a list. */
type Why =
  /** Free text. */
  | 'words'
  /** A name for something new. */
  | 'newName'
  /** A contact as its owner gave it; search results show it masked. */
  | 'address'
  /** As printed on the bank's documents. */
  | 'bank'
  | 'figure'
  /** A search text. */
  | 'sought'
  /** Set by the screen itself. */
  | 'screen'

/** By field, or by act and field where its meaning differs. */
export const typedFields: Readonly<Record<string, Why>> = {
  text: 'words',
  answer: 'words',
  note: 'words',
  identityCheck: 'words',
  titleZhCn: 'words',
  contentZhCn: 'words',
  titleZhTw: 'words',
  contentZhTw: 'words',
  titleEn: 'words',
  contentEn: 'words',
  name: 'words',
  type: 'newName',
  key: 'newName',
  'announcement-publish id': 'newName',
  'red-packet-issue id': 'newName',
  leaver: 'sought',
  path: 'address',
  email: 'address',
  phone: 'address',
  account: 'bank',
  reference: 'bank',
  percent: 'figure',
  salesMultiple: 'figure',
  month: 'figure',
  by: 'sought',
  act: 'sought',
  'audit-list reference': 'sought',
  'audit-export reference': 'sought',
  'record-find text': 'sought',
  cursor: 'screen',
  inbox: 'screen',
  filter: 'screen',
  sort: 'screen',
}
