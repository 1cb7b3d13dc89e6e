import { texts as rejectionTexts } from '#shared/rejections/payout-account/zh-TW.ts'
import type { Words } from '../translations.ts'

export const payoutAccounts: Words['payoutAccounts'] = {
  toDrawdown: '提款',
  title: '收款帳戶',
  lead: '提款會匯入這裏的帳戶。新增或更改的帳戶須經我們核實，並在 24 小時後才可收款。',
  forAdministrators: '只有管理員可以新增或更改收款帳戶。',
  add: '新增帳戶',
  addTitle: '新增收款帳戶',
  addNote: '為了資金安全，新帳戶須經我們核實，24 小時內不會向其放款。所有管理員都會收到電郵和短訊。',
  save: '提交帳戶',
  added: '帳戶已提交，並已通知所有管理員。',
  change: '更改',
  changeTitle: '更改收款帳戶',
  changeNote:
    '更改後須重新核實，24 小時內不會向該帳戶放款；匯往該帳戶而尚未放款的提款不會再放款，請先撤回。所有管理員都會收到電郵和短訊。',
  saveChange: '提交更改',
  changed: '帳戶已更改，並已通知所有管理員。',
  choose: '設為預設',
  chooseTitle: '設為預設收款帳戶',
  chooseLead: '日後這個貨幣的提款如沒有另選帳戶，將匯入 {{account}}。',
  chooseDone: '已設為預設帳戶，並已通知所有管理員。',
  remove: '移除',
  removeTitle: '移除收款帳戶',
  removeLead: '提款不會再匯入 {{account}}。匯往該帳戶而尚未放款的提款不會再放款，請先撤回。',
  removeDone: '帳戶已移除，並已通知所有管理員。',
  cancel: '取消',
  isDefault: '預設',
  refusal: rejectionTexts,
  standing: {
    waiting: '最早 {{time}} 起可以收款，並須先通過核實。',
    waitingVerified: '已通過核實，{{time}} 起可以收款。',
    unverified: '我們正在核實這個帳戶，通過後即可收款。',
    refused: '這個帳戶未通過核實。請核對戶名、帳號及銀行資料，更改後重新提交。',
    reason: '核實人員的說明：{{reason}}',
    refusedFor: '這個帳戶未通過核實：{{reason}} 請更改後重新提交。',
  },
  empty: {
    title: '尚未有收款帳戶',
    text: '加入貴公司的銀行帳戶，經核實後用於收取提款。',
  },
}
