import { correctionLabels } from '#shared/privacy/correction-labels/zh-CN.ts'

/** Mails about a user's own data. */
export const translations = {
  closed: {
    subject: '【{brand}】您的账户已注销',
    heading: '账户已注销',
    paragraphs: [
      '按您的要求，账户已停止使用，所有设备都已退出登录。只有您一位成员的公司随账户一起关闭，店铺和支付账户解除连接；其他公司照常使用。',
      '账户资料将在下列日期删除。在此之前如果改变主意，或者不是您本人的操作，请立即联系客服，我们可以恢复账户。',
    ],
  },
  closedAndKept: {
    subject: '【{brand}】您的账户已注销，部分资料依法保留',
    heading: '账户已注销',
    paragraphs: [
      '按您的要求，账户已停止使用，所有设备都已退出登录。只有您一位成员的公司随账户一起关闭，店铺和支付账户解除连接；其他公司照常使用。',
      '法律要求我们保留公司认证、融资和账目的记录。这些资料已被限制：只为履行法定义务或处理争议而保存，不作其他用途，并将在下列日期删除。',
      '如果不是您本人的操作，请立即联系客服。',
    ],
  },
  subjects: correctionLabels,
  corrected: {
    subject: '【{brand}】您申请的更正已完成',
    heading: '资料已更正',
    paragraphs: [
      '您在 {askedOn} 申请更正的“{about}”已经处理，我们的答复如下。',
      '如果不是您本人申请的，请立即联系客服。',
    ],
    action: '查看答复',
  },
  notCorrected: {
    subject: '【{brand}】关于您申请的更正',
    heading: '这项资料没有更正',
    paragraphs: [
      '您在 {askedOn} 申请更正“{about}”，我们核对后没有更正，原因见下方的答复。',
      '如果您不同意，可以补充说明后再次申请，也可以向香港个人资料私隐专员公署投诉。',
      '如果不是您本人申请的，请立即联系客服。',
    ],
    action: '查看答复',
  },
}
