export const translations = {
  /** Brings a signer or an administrator the certified copy of an agreement. */
  certifiedCopy: {
    subject: '【{brand}】{company}的{paper}已由全体签署人签署，附正式副本',
    heading: '{paper}已签署完成',
    paragraphs: [
      '您好：',
      '{company}的{paper} {number} 已由全体签署人签署。附件是经电子封签的正式副本，最后几页是签署证明书，请妥善保存。',
      '任何人收到这份文件，都可以点击下面的按钮查验它是否被改动过。',
    ],
    action: '查验文件',
  },
  /** The same, where the file is too large for a mail. */
  largeCopy: {
    subject: '【{brand}】{company}的{paper}已由全体签署人签署',
    heading: '{paper}已签署完成',
    paragraphs: [
      '您好：',
      '{company}的{paper} {number} 已由全体签署人签署，并已加上电子封签。文件较大，未随邮件附上；公司管理员可以在“文件”中下载正式副本。',
      '任何人收到这份文件，都可以点击下面的按钮查验它是否被改动过。',
    ],
    action: '查验文件',
  },
  /** Document names within a sentence. */
  papers: {
    facility: '融资协议',
    addendum: '店铺补充协议',
    increase: '提额补充协议',
    plan: '还款安排补充协议',
    rpa: '应收账款购买协议',
    guarantee: '个人担保书',
  },
} as const
