/** Mails to a company's owner about its verification. */
export const translations = {
  approved: {
    subject: '您的公司认证已通过',
    heading: '公司认证已通过',
    paragraphs: ['{company}的公司认证已经审核通过。', '您现在可以继续申请，签署融资协议。'],
    action: '继续申请',
  },
  rejected: {
    subject: '您的公司认证未通过',
    heading: '公司认证未通过',
    paragraphs: ['很抱歉，{company}的公司认证未能通过审核。', '如需了解详情，或准备重新提交，请联系客服。'],
    action: '查看公司认证',
  },
  returned: {
    subject: '您的公司认证需要补充资料',
    heading: '请修改后重新提交',
    paragraphs: ['{company}的公司认证资料需要修改。您之前填写的内容都已保留。'],
    action: '修改资料',
  },
  /** A change of a company that is verified. */
  change: {
    approved: {
      subject: '您的公司资料变更已通过',
      heading: '变更已通过',
      paragraphs: ['{company}的资料变更已经审核通过，新资料即刻生效。'],
      action: '查看公司资料',
    },
    rejected: {
      subject: '您的公司资料变更未通过',
      heading: '变更未通过',
      paragraphs: [
        '很抱歉，{company}的资料变更未能通过审核。公司资料保持不变，现有额度不受影响。',
        '如需了解详情，请联系客服。',
      ],
      action: '查看公司资料',
    },
    returned: {
      subject: '您的公司资料变更需要修改',
      heading: '请修改后重新提交',
      paragraphs: ['{company}的资料变更有需要修改的地方。您填写的内容都已保留；通过之前，公司资料保持不变。'],
      action: '修改变更',
    },
  },
} as const
