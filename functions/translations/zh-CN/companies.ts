/** Mails about a company's members. `{name}` is filled in by the sending code; `{brand}` is the brand's name. */
export const translations = {
  /** Of a company that has no name yet. */
  unnamed: '一家公司',
  /** For a company whose name the lender has not verified: it could be anything. */
  unverified: '一家尚未通过认证的公司',
  roles: { administrator: '管理员', user: '普通用户' },
  /** The link by which an invited person joins. */
  invitation: {
    subject: '【{brand}】{inviter} 邀请您加入{company}',
    heading: '邀请您加入{company}',
    paragraphs: [
      '{inviter} 邀请您以“{role}”的身份加入{company}，一起在{brand}办理融资业务。',
      '请点击下面的按钮查看邀请。加入之前，不会为您做任何操作。',
    ],
    action: '查看邀请',
    footnote:
      '链接在 7 天内有效，只能使用一次。如果您不认识邀请人，请忽略这封邮件。请不要把这封邮件转发给任何人。',
  },
  /** To a company's administrators. */
  news: {
    invited: {
      subject: '【{brand}】{company}邀请了新用户',
      heading: '贵公司邀请了新用户',
      paragraphs: [
        '贵公司的一位管理员邀请 {email} 以“{role}”的身份加入{company}。',
        '如果您不了解这件事，请与其他管理员核实；需要时可以撤回邀请。',
      ],
      action: '查看公司用户',
    },
    asked: {
      subject: '【{brand}】有人申请加入{company}',
      heading: '有人申请加入贵公司',
      paragraphs: [
        '{email} 申请加入{company}。在您同意之前，对方看不到公司的任何资料。',
        '请确认对方是贵公司的人，再同意申请；如果不认识，请拒绝。',
      ],
      action: '处理申请',
    },
    joined: {
      subject: '【{brand}】{email} 已加入{company}',
      heading: '新用户已加入',
      paragraphs: [
        '{email} 已接受邀请，以“{role}”的身份加入{company}。',
        '如果您不了解这件事，可以在“公司用户”中移除该用户。',
      ],
      action: '查看公司用户',
    },
    invitedByLender: {
      subject: '【{brand}】{company}添加了新用户',
      heading: '贵公司添加了新用户',
      paragraphs: [
        '{brand}客服已将 {email} 添加为{company}的用户，角色为“{role}”。对方设置密码后即可登录。',
        '如果贵公司没有要求过，请移除该用户，并联系客服。',
      ],
      action: '查看公司用户',
    },
    confirmed: {
      subject: '【{brand}】{company}已同意 {email} 加入',
      heading: '加入申请已通过',
      paragraphs: [
        '贵公司的一位管理员已同意 {email} 以“{role}”的身份加入{company}。',
        '如果您不了解这件事，请与其他管理员核实；需要时可以在“公司用户”中移除该用户。',
      ],
      action: '查看公司用户',
    },
    removed: {
      subject: '【{brand}】{email} 已被移出{company}',
      heading: '一位用户已被移出',
      paragraphs: [
        '贵公司的一位管理员已将 {email} 移出{company}。其此前的角色为“{role}”。',
        '如果您不了解这件事，请立即与其他管理员核实，并联系客服。',
      ],
      action: '查看公司用户',
    },
    left: {
      subject: '【{brand}】{email} 已退出{company}',
      heading: '一位用户已退出',
      paragraphs: [
        '{email} 已自行退出{company}。其此前的角色为“{role}”，发出的邀请也已失效。',
        '如果您不了解这件事，请与对方核实；需要时可以重新邀请。',
      ],
      action: '查看公司用户',
    },
    roleChanged: {
      subject: '【{brand}】{company}有用户的角色变更',
      heading: '用户角色已变更',
      paragraphs: [
        '贵公司的一位管理员已将 {email} 在{company}的角色改为“{role}”。',
        '如果您不了解这件事，请立即与其他管理员核实，并联系客服；需要时可以在“公司用户”中改回。',
      ],
      action: '查看公司用户',
    },
  },
  /** To the person concerned. */
  decided: {
    confirmed: {
      subject: '【{brand}】您已加入{company}',
      heading: '您的申请已通过',
      paragraphs: ['管理员已同意您加入{company}。登录后，您可以切换到该公司办理业务。'],
      action: '查看我的公司',
    },
    rejected: {
      subject: '【{brand}】您加入{company}的申请未通过',
      heading: '您的申请未通过',
      paragraphs: ['{company}的管理员没有同意您加入。如有疑问，请直接联系该公司的管理员。'],
      action: '查看我的公司',
    },
    removed: {
      subject: '【{brand}】您已不再是{company}的用户',
      heading: '您已被移出{company}',
      paragraphs: [
        '{company}的管理员已将您移出该公司，您不能再查看或办理该公司的业务。您的账户仍然可以登录。',
        '如有疑问，请联系该公司的管理员。',
      ],
      action: '查看我的公司',
    },
    left: {
      subject: '【{brand}】您已退出{company}',
      heading: '您已退出{company}',
      paragraphs: [
        '您不再是{company}的用户，不能再查看或办理该公司的业务。您的账户仍然可以登录。',
        '如果不是您本人操作，请立即重设密码，并联系客服。',
      ],
      action: '查看我的公司',
    },
    madeAdministrator: {
      subject: '【{brand}】您已成为{company}的管理员',
      heading: '您已成为管理员',
      paragraphs: [
        '{company}的一位管理员已将您设为管理员。您现在可以代表公司签约、提款，并管理公司用户。',
        '如果您不了解这件事，请联系该公司的其他管理员。',
      ],
      action: '查看我的公司',
    },
    madeUser: {
      subject: '【{brand}】您已不再是{company}的管理员',
      heading: '您已不再是管理员',
      paragraphs: [
        '{company}的一位管理员已将您的角色改为“普通用户”。您仍可查看公司资料，但不能再代表公司签约、提款或管理公司用户。',
        '如果您不了解这件事，请立即与该公司的其他管理员核实，并联系客服。',
      ],
      action: '查看我的公司',
    },
  },
} as const
