/** Texts of the page where a signer’s previous contact objects to a change of it. */
export const objection = {
  title: '更改签署联系方式',
  lead: '公司申请更改接收签署链接和验证码的联系方式。如果您不同意，请在这里反对。',
  company: '公司',
  signer: '签署人',
  email: '新邮箱',
  mobile: '新手机号码',
  askedAt: '申请时间',
  waitsUntil: '最早生效时间',
  note: '反对后，更改立即停止，签署链接和验证码只发到您现在的联系方式。我们和公司的管理员会收到通知。',
  object: '反对这次更改',
  call: '致电 {{phone}}',
  objected: {
    title: '已反对，更改已停止',
    text: '签署链接和验证码仍然只发到您原来的联系方式。我们和公司的管理员已收到通知。',
  },
  inEffect: {
    title: '更改已经生效',
    text: '这次更改经核实已经生效，不能在这里反对。如果这不是您的意思，请立即致电我们。',
  },
  unknown: {
    title: '链接无效',
    text: '这个链接不完整，或公司已提交新的更改。请使用最新一封邮件里的链接，或致电我们。',
  },
}
