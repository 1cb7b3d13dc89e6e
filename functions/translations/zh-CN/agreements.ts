export const translations = {
  /** Asks a signer to read and sign the facility agreement. */
  invitation: {
    subject: '【{brand}】请签署{company}的融资协议',
    heading: '有一份融资协议等您签署',
    paragraphs: [
      '{signer}，您好：',
      '{company}正在申请循环融资额度，需要您代表公司签署融资协议。',
      '请点击下面的按钮，先验证身份，完整阅读协议，再输入您的全名签署。全程约需五分钟，无须登录。',
    ],
    action: '阅读并签署',
    footnote: '链接只供您本人使用，72 小时内有效，请勿转发。如果您不认识这家公司，请忽略这封邮件。',
  },
  /** Asks a signer for several documents that are signed together. */
  setInvitation: {
    subject: '【{brand}】请签署{company}的{papers}',
    heading: '有几份文件等您签署',
    paragraphs: [
      '{signer}，您好：',
      '{company}正在申请循环融资额度，需要您签署{papers}。两份文件用同一个链接签署，全部签署人都签完才生效。',
      '请点击下面的按钮，先验证身份，再逐份完整阅读、输入您的全名签署。全程约需十分钟，无须登录。',
    ],
    action: '阅读并签署',
    footnote: '链接只供您本人使用，72 小时内有效，请勿转发。如果您不认识这家公司，请忽略这封邮件。',
  },
  /** Asks a signer of the guarantee alone. */
  guarantorInvitation: {
    subject: '【{brand}】请签署为{company}作出的个人担保书',
    heading: '有一份个人担保书等您签署',
    paragraphs: [
      '{signer}，您好：',
      '{company}正在申请循环融资额度，按产品条款需要您以个人身份出具担保：公司到期不还，贷款人可以要求您还。',
      '请点击下面的按钮，先验证身份，完整阅读担保书，确定愿意承担责任，再输入您的全名签署。不明白的地方，请先征询独立的法律意见；不同意的，可以在同一页面拒绝签署。',
    ],
    action: '阅读并签署',
    footnote: '链接只供您本人使用，72 小时内有效，请勿转发。如果您不认识这家公司，请忽略这封邮件。',
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
  separator: '和',
  numberSeparator: '、',
  /** Asks a signer to read and sign an addendum that adds shops. */
  addendumInvitation: {
    subject: '【{brand}】请签署{company}的店铺补充协议',
    heading: '有一份补充协议等您签署',
    paragraphs: [
      '{signer}，您好：',
      '{company}希望把新连接的店铺加入已有的循环融资额度，需要您代表公司签署一份补充协议。全部签署人签署后，额度会连同这些店铺重新计算。',
      '请点击下面的按钮，先验证身份，完整阅读补充协议，再输入您的全名签署。全程约需三分钟，无须登录。',
    ],
    action: '阅读并签署',
    footnote: '链接只供您本人使用，72 小时内有效，请勿转发。如果您不认识这家公司，请忽略这封邮件。',
  },
  /** Asks a signer to read and sign for a higher limit. */
  increaseInvitation: {
    subject: '【{brand}】请签署{company}的提额补充协议',
    heading: '有一份补充协议等您签署',
    paragraphs: [
      '{signer}，您好：',
      '{company}申请提高循环融资额度，贷款人已经同意，需要您代表公司签署一份补充协议。全部签署人签署后，新额度生效；需要核对签署记录的，核对完再生效。',
      '请点击下面的按钮，先验证身份，完整阅读补充协议，再输入您的全名签署。全程约需三分钟，无须登录。',
    ],
    action: '阅读并签署',
    footnote: '链接只供您本人使用，72 小时内有效，请勿转发。如果您不认识这家公司，请忽略这封邮件。',
  },
  /** Asks a signer to read and sign a payment plan. */
  planInvitation: {
    subject: '【{brand}】请签署{company}的还款安排补充协议',
    heading: '有一份还款安排等您签署',
    paragraphs: [
      '{signer}，您好：',
      '贷款人为{company}的一笔提款提供了新的还款安排，需要您代表公司签署一份补充协议。全部签署人签署后，安排生效；需要核对签署记录的，核对完再生效。',
      '请点击下面的按钮，先验证身份，完整阅读补充协议，再输入您的全名签署。全程约需三分钟，无须登录。',
    ],
    action: '阅读并签署',
    footnote: '链接只供您本人使用，72 小时内有效，请勿转发。如果您不认识这家公司，请忽略这封邮件。',
  },
  /** Reminds a signer who has not signed yet; the link is a fresh one. */
  reminder: {
    subject: '【{brand}】{company}的协议还等您签署',
    heading: '协议还等您签署',
    paragraphs: [
      '{signer}，您好：',
      '{company}的协议还没有您的签署。请用下面的新链接验证身份、完整阅读后签署；如果不同意，也可以在同一页面拒绝签署。',
    ],
    action: '阅读并签署',
    footnote: '链接只供您本人使用，72 小时内有效，请勿转发。如果您不认识这家公司，请忽略这封邮件。',
  },
  /** The code that identifies a signer. */
  codeBySms:
    '【{brand}】{code} 是您签署{company}协议的验证码，5 分钟内有效。如果不是您本人在签署，请勿告诉任何人。',
  codeByMail: {
    subject: '【{brand}】您的签署验证码',
    heading: '请输入验证码，证明是您本人签署',
    paragraphs: ['您正在打开{company}等您签署的协议。请在签署页面输入下面的验证码，5 分钟内有效。'],
    footnote: '如果不是您本人在签署，请不要把验证码告诉任何人。',
  },
  /** To a signatory of a company: a user of the company claims to be them. */
  signatoryCodeBySms:
    '【{brand}】{code} 是验证码，用于在{company}的账户中确认您是其签署人，5 分钟内有效。如果不是您本人在操作，请勿告诉任何人。',
  signatoryCodeByMail: {
    subject: '【{brand}】确认签署人身份的验证码',
    heading: '请输入验证码，确认您是公司的签署人',
    paragraphs: [
      '有人正登录{company}的账户，要以您的身份签署提款承付票。如果是您本人，请在页面输入下面的验证码，5 分钟内有效。',
    ],
    footnote: '如果不是您本人在操作，请不要把验证码告诉任何人，并尽快联系公司的管理员。',
  },
  /** To the signer's previous address. */
  contactRequested: {
    subject: '【{brand}】{company}要更改您签署协议的联系方式',
    heading: '有人要更改您签署协议的联系方式',
    paragraphs: [
      '{signer}，您好：',
      '{company}申请把您签署协议的联系方式改为 {contact}。在生效之前，签署链接和验证码仍然只发到您现在的联系方式。',
      '申请提交后的 24 小时内，如果这不是您的意思，请点击下面的按钮反对，更改就会停止。24 小时后经我们核实才会生效。',
    ],
    action: '查看并反对',
    footnote: '如果是您本人要求更改的，无须处理。',
  },
  contactRequestedBySms:
    '【{brand}】{company}申请更改您签署协议的联系方式。如非您的意思，请在 24 小时内反对：{link}',
  replaced: {
    subject: '【{brand}】您不再需要签署{company}的协议',
    heading: '您不再需要签署这份协议',
    paragraphs: [
      '{signer}，您好：',
      '{company}改由另一位董事签署这份协议，之前寄给您的签署链接已经失效。',
      '如果这不是您的意思，请尽快联系我们的客服。',
    ],
  },
} as const
