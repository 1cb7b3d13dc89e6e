import type { Locale } from '#shared/i18n/locales.ts'
import type { EventOf } from '../data/domain-events.ts'

type Decision = EventOf<'kyc-decided'>['decision']

interface DecisionWords {
  subject: string
  heading: string
  paragraphs: (company: string) => string[]
  action: string
}

/** What the lender wrote, when the KYC was returned. */
export const reasonLabel: Record<Locale, string> = {
  'zh-CN': '需要修改的内容',
  'zh-TW': '需要修改的內容',
  en: 'What to change',
}

/** The mail that tells a company's owner what became of its verification. */
export const kycDecisionWords: Record<Locale, Record<Decision, DecisionWords>> = {
  'zh-CN': {
    approved: {
      subject: '您的企业认证已通过',
      heading: '企业认证已通过',
      paragraphs: (company) => [`${company}的企业认证已经审核通过。`, '您现在可以继续申请，签署融资协议。'],
      action: '继续申请',
    },
    rejected: {
      subject: '您的企业认证未通过',
      heading: '企业认证未通过',
      paragraphs: (company) => [
        `很抱歉，${company}的企业认证未能通过审核。`,
        '如需了解详情，或准备重新提交，请联系在线客服。',
      ],
      action: '查看企业认证',
    },
    returned: {
      subject: '您的企业认证需要补充资料',
      heading: '请修改后重新提交',
      paragraphs: (company) => [`${company}的企业认证资料需要修改。您之前填写的内容都已保留。`],
      action: '修改资料',
    },
  },
  'zh-TW': {
    approved: {
      subject: '您的公司認證已獲批核',
      heading: '公司認證已獲批核',
      paragraphs: (company) => [`${company}的公司認證已獲批核。`, '您現在可以繼續申請，簽署融資協議。'],
      action: '繼續申請',
    },
    rejected: {
      subject: '您的公司認證未獲批核',
      heading: '公司認證未獲批核',
      paragraphs: (company) => [
        `很抱歉，${company}的公司認證未獲批核。`,
        '如欲了解詳情，或準備重新提交，請聯絡網上客戶服務。',
      ],
      action: '查看公司認證',
    },
    returned: {
      subject: '您的公司認證需要補充資料',
      heading: '請修改後重新提交',
      paragraphs: (company) => [`${company}的公司認證資料需要修改。您早前填寫的內容均已保留。`],
      action: '修改資料',
    },
  },
  en: {
    approved: {
      subject: 'Your company is verified',
      heading: 'Your company is verified',
      paragraphs: (company) => [
        `The verification of ${company} was approved.`,
        'You can go on with your application and sign the financing agreement.',
      ],
      action: 'Continue application',
    },
    rejected: {
      subject: 'Your company could not be verified',
      heading: 'Your company could not be verified',
      paragraphs: (company) => [
        `We are sorry: the verification of ${company} was not approved.`,
        'To learn more, or before you submit again, please contact online customer service.',
      ],
      action: 'View company verification',
    },
    returned: {
      subject: 'Your company verification needs a change',
      heading: 'Please make a change and submit again',
      paragraphs: (company) => [
        `Something in the verification of ${company} has to be changed. Everything that you entered was kept.`,
      ],
      action: 'Change it',
    },
  },
}
