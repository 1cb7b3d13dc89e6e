export const words = {
  /** Asks a signer to read and sign the facility agreement. */
  invitation: {
    subject: '【{brand}】请签署{company}的融资协议',
    heading: '有一份融资协议等您签署',
    paragraphs: [
      '{signer}，您好：',
      '{company}正在申请循环融资额度，需要您代表公司签署融资协议。',
      '请点击下面的按钮，先完整阅读协议，再输入您的全名签署。全程约需五分钟，无须登录。',
    ],
    action: '阅读并签署',
    footnote: '链接只供您本人使用，14 天内有效，请勿转发。如果您不认识这家公司，请忽略这封邮件。',
  },
  /** Asks a signer to read and sign an addendum that adds shops. */
  addendumInvitation: {
    subject: '【{brand}】请签署{company}的店铺补充协议',
    heading: '有一份补充协议等您签署',
    paragraphs: [
      '{signer}，您好：',
      '{company}希望把新连接的店铺加入已有的循环融资额度，需要您代表公司签署一份补充协议。全部签署人签署后，额度会连同这些店铺重新计算。',
      '请点击下面的按钮，先完整阅读补充协议，再输入您的全名签署。全程约需三分钟，无须登录。',
    ],
    action: '阅读并签署',
    footnote: '链接只供您本人使用，14 天内有效，请勿转发。如果您不认识这家公司，请忽略这封邮件。',
  },
} as const
