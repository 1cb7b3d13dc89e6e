import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/companies.ts'

export const translations: TranslationsOf<typeof source> = {
  unnamed: '一間公司',
  unverified: '一間尚未通過認證的公司',
  roles: { administrator: '管理員', user: '一般用戶' },
  invitation: {
    subject: '【{brand}】{inviter} 邀請您加入{company}',
    heading: '邀請您加入{company}',
    paragraphs: [
      '{inviter} 邀請您以「{role}」的身分加入{company}，一同在{brand}辦理融資。',
      '請按下面的按鈕查看邀請。在您加入之前，我們不會為您做任何操作。',
    ],
    action: '查看邀請',
    footnote: '連結在 7 天內有效，只可使用一次。如您不認識邀請人，請忽略此電郵。請勿把此電郵轉寄給任何人。',
  },
  news: {
    invited: {
      subject: '【{brand}】{company}邀請了新用戶',
      heading: '貴公司邀請了新用戶',
      paragraphs: [
        '貴公司的一位管理員邀請 {email} 以「{role}」的身分加入{company}。',
        '如您不知悉此事，請向其他管理員查詢；有需要時可撤回邀請。',
      ],
      action: '查看公司用戶',
    },
    asked: {
      subject: '【{brand}】有人申請加入{company}',
      heading: '有人申請加入貴公司',
      paragraphs: [
        '{email} 申請加入{company}。在您同意之前，對方看不到公司的任何資料。',
        '請先確認對方是貴公司的人，才同意申請；如不認識，請拒絕。',
      ],
      action: '處理申請',
    },
    joined: {
      subject: '【{brand}】{email} 已加入{company}',
      heading: '新用戶已加入',
      paragraphs: [
        '{email} 已接受邀請，以「{role}」的身分加入{company}。',
        '如您不知悉此事，可在「公司用戶」中移除該用戶。',
      ],
      action: '查看公司用戶',
    },
    invitedByLender: {
      subject: '【{brand}】{company}新增了用戶',
      heading: '貴公司新增了用戶',
      paragraphs: [
        '{brand}客戶服務已將 {email} 新增為{company}的用戶，角色為「{role}」。對方設定密碼後即可登入。',
        '如貴公司從未提出此要求，請移除該用戶，並聯絡客戶服務。',
      ],
      action: '查看公司用戶',
    },
    confirmed: {
      subject: '【{brand}】{company}已同意 {email} 加入',
      heading: '加入申請已獲同意',
      paragraphs: [
        '貴公司的一位管理員已同意 {email} 以「{role}」的身分加入{company}。',
        '如您不知悉此事，請向其他管理員查詢；有需要時可在「公司用戶」中移除該用戶。',
      ],
      action: '查看公司用戶',
    },
    removed: {
      subject: '【{brand}】{email} 已被移出{company}',
      heading: '一名用戶已被移出',
      paragraphs: [
        '貴公司的一位管理員已將 {email} 移出{company}。其原有角色為「{role}」。',
        '如您不知悉此事，請立即向其他管理員查詢，並聯絡客戶服務。',
      ],
      action: '查看公司用戶',
    },
    left: {
      subject: '【{brand}】{email} 已退出{company}',
      heading: '一位用戶已退出',
      paragraphs: [
        '{email} 已自行退出{company}。其之前的角色為「{role}」，發出的邀請亦已失效。',
        '如您不了解此事，請與對方核實；需要時可以重新邀請。',
      ],
      action: '查看公司用戶',
    },
    roleChanged: {
      subject: '【{brand}】{company}有用戶的角色更改',
      heading: '用戶角色已更改',
      paragraphs: [
        '貴公司的一位管理員已將 {email} 在{company}的角色改為「{role}」。',
        '如您不知悉此事，請立即向其他管理員查詢，並聯絡客戶服務；有需要時可在「公司用戶」中改回。',
      ],
      action: '查看公司用戶',
    },
  },
  decided: {
    confirmed: {
      subject: '【{brand}】您已加入{company}',
      heading: '您的申請已獲同意',
      paragraphs: ['管理員已同意您加入{company}。登入後，您可以切換至該公司辦理業務。'],
      action: '查看我的公司',
    },
    rejected: {
      subject: '【{brand}】您加入{company}的申請未獲同意',
      heading: '您的申請未獲同意',
      paragraphs: ['{company}的管理員沒有同意您加入。如有疑問，請直接聯絡該公司的管理員。'],
      action: '查看我的公司',
    },
    removed: {
      subject: '【{brand}】您已不再是{company}的用戶',
      heading: '您已被移出{company}',
      paragraphs: [
        '{company}的管理員已將您移出該公司，您不能再查看或辦理該公司的業務。您的帳戶仍可登入。',
        '如有疑問，請聯絡該公司的管理員。',
      ],
      action: '查看我的公司',
    },
    left: {
      subject: '【{brand}】您已退出{company}',
      heading: '您已退出{company}',
      paragraphs: [
        '您不再是{company}的用戶，不能再查看或辦理該公司的業務。您的帳戶仍然可以登入。',
        '如非您本人操作，請立即重設密碼，並聯絡客戶服務。',
      ],
      action: '查看我的公司',
    },
    madeAdministrator: {
      subject: '【{brand}】您已成為{company}的管理員',
      heading: '您已成為管理員',
      paragraphs: [
        '{company}的一位管理員已將您設為管理員。您現可代表公司簽約、提款，並管理公司用戶。',
        '如您不知悉此事，請聯絡該公司的其他管理員。',
      ],
      action: '查看我的公司',
    },
    madeUser: {
      subject: '【{brand}】您已不再是{company}的管理員',
      heading: '您已不再是管理員',
      paragraphs: [
        '{company}的一位管理員已將您的角色改為「一般用戶」。您仍可查看公司資料，但不可再代表公司簽約、提款或管理公司用戶。',
        '如您不知悉此事，請立即向該公司的其他管理員查詢，並聯絡客戶服務。',
      ],
      action: '查看我的公司',
    },
  },
}
