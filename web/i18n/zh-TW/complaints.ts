import { complaintLabels } from '#shared/complaints/labels/zh-TW.ts'
import type { complaints as source } from '../zh-CN/complaints.ts'

export const complaints = {
  title: '投訴',
  lead: '對條款、收費、追收、服務或資料處理不滿意，請告訴我們。我們會在 {{days}} 日內書面答覆，投訴不影響您的額度及帳單。',
  new: '提交投訴',
  newLead: '帳單金額有誤？請直接在帳單上提出異議：答覆之前暫停收款，亦暫不計逾期利息。',
  toBills: '查看帳單',
  about: '關於甚麼',
  aboutChoose: '請選擇',
  subjects: complaintLabels.subjects,
  what: '發生了甚麼，希望我們怎樣做',
  whatHint: '請寫明日期、金額及編號。請勿填寫密碼或驗證碼。',
  aboutRequired: '請選擇投訴關於甚麼。',
  textRequired: '請寫明發生了甚麼。',
  send: '提交投訴',
  unansweredTitle: '未能確定是否提交成功',
  unanswered: '未收到伺服器的回覆。請再傳送一次：內容與上次相同，只會記錄一份投訴。',
  again: '再傳送一次',
  done: '已收到您的投訴，我們最遲於 {{date}} 答覆。',
  list: '您的投訴',
  none: '您尚未提交過投訴。提交之後，處理進度及我們的答覆會顯示於此。',
  waiting: '等待答覆',
  outcomes: complaintLabels.outcomes,
  waits: '{{date}} 收到，最遲 {{due}} 答覆',
  madeOn: '{{date}} 收到',
  answeredOn: '我們的答覆，{{date}}',
} satisfies typeof source
