import { complaintLabels } from '#shared/complaints/labels/zh-CN.ts'

export const complaints = {
  title: '投诉',
  lead: '对条款、收费、催收、服务或资料处理不满意，请告诉我们。我们在 {{days}} 天内书面答复，投诉不影响您的额度和账单。',
  new: '提交投诉',
  newLead: '对某张账单的金额有异议，请在那张账单上提出；处理期间它暂停到期。',
  about: '关于什么',
  aboutChoose: '请选择',
  subjects: complaintLabels.subjects,
  what: '发生了什么，希望我们怎么做',
  whatHint: '请写明日期、金额和单号。请不要填写密码或验证码。',
  textRequired: '请写明发生了什么',
  send: '提交投诉',
  done: '已收到您的投诉，我们最迟在 {{date}} 答复。',
  list: '您的投诉',
  none: '您没有投诉过。',
  waiting: '等待答复',
  outcomes: complaintLabels.outcomes,
  waits: '{{date}} 收到，最迟 {{due}} 答复',
  madeOn: '{{date}} 收到',
  answeredOn: '我们的答复，{{date}}',
}
