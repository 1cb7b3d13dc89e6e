/** Why a text of an act’s form is typed and not chosen. */
type Why =
  /** What somebody says or writes. */
  | 'words'
  /** What something is to be called that there is not yet. */
  | 'newName'
  /** How somebody is reached, as they said it; what is found shows it masked. */
  | 'address'
  /** As the bank’s papers have it. */
  | 'bank'
  | 'figure'
  /** What is looked for, as far as it is known. */
  | 'sought'
  /** It is saved where it is seen, by the screen itself. */
  | 'screen'

/** By field, or by act and field where it is something else in others. */
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
