import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/kyc.ts'

export const translations: TranslationsOf<typeof source> = {
  approved: {
    subject: '您的公司認證已獲批准',
    heading: '公司認證已獲批准',
    paragraphs: ['{company}的公司認證已獲批准。', '您現在可以繼續申請，簽署融資協議。'],
    action: '繼續申請',
  },
  rejected: {
    subject: '您的公司認證未獲批准',
    heading: '公司認證未獲批准',
    paragraphs: ['很抱歉，{company}的公司認證未獲批准。', '如欲了解詳情，或準備重新提交，請聯絡客戶服務。'],
    action: '查看公司認證',
  },
  returned: {
    subject: '您的公司認證需要補充資料',
    heading: '請修改後重新提交',
    paragraphs: ['{company}的公司認證資料需要修改。您早前填寫的內容均已保留。'],
    action: '修改資料',
  },
  change: {
    approved: {
      subject: '您的公司資料更改已獲批准',
      heading: '更改已獲批准',
      paragraphs: ['{company}的資料更改已獲批准，新資料即時生效。'],
      action: '查看公司資料',
    },
    rejected: {
      subject: '您的公司資料更改未獲批准',
      heading: '更改未獲批准',
      paragraphs: [
        '很抱歉，{company}的資料更改未獲批准。公司資料維持不變，現有信貸額不受影響。',
        '如欲了解詳情，請聯絡客戶服務。',
      ],
      action: '查看公司資料',
    },
    returned: {
      subject: '您的公司資料更改需要修改',
      heading: '請修改後重新提交',
      paragraphs: [
        '{company}的資料更改有需要修改的地方。您填寫的內容均已保留；獲批准之前，公司資料維持不變。',
      ],
      action: '修改內容',
    },
  },
}
