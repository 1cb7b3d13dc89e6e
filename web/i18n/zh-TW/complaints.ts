import { complaintLabels } from '#shared/complaints/labels/zh-TW.ts'
import type { complaints as source } from '../zh-CN/complaints.ts'

export const complaints = {
  title: '投訴',
  lead: '對條款、收費、追收、服務或資料處理不滿意，請告訴我們。我們會在 {{days}} 日內書面回覆，投訴不影響您的額度及帳單。',
  new: '提交投訴',
  newLead: '對某張帳單的金額有異議，請在該帳單上提出；處理期間該帳單暫停到期。',
  about: '關於甚麼',
  aboutChoose: '請選擇',
  subjects: complaintLabels.subjects,
  what: '發生了甚麼，希望我們怎樣做',
  whatHint: '請寫明日期、金額及編號。請勿填寫密碼或驗證碼。',
  textRequired: '請寫明發生了甚麼',
  send: '提交投訴',
  done: '已收到您的投訴，我們最遲於 {{date}} 回覆。',
  list: '您的投訴',
  none: '您沒有投訴過。',
  waiting: '等待回覆',
  outcomes: complaintLabels.outcomes,
  waits: '{{date}} 收到，最遲 {{due}} 回覆',
  madeOn: '{{date}} 收到',
  answeredOn: '我們的回覆，{{date}}',
} satisfies typeof source
