import type { WordsOf } from '../words-of.ts'
import type { words as source } from '../zh-CN/credit.ts'

export const words: WordsOf<typeof source> = {
  facilityActivated: {
    subject: '您的信貸額已生效',
    heading: '信貸額已生效',
    paragraphs: [
      '{company}的信貸額已經生效，您現在可以申請提款。',
      '信貸額的計算依據，包括每項因素的影響，均可於信貸額頁面查看。',
    ],
    action: '查看信貸額',
  },
  limitWithShops: {
    lowered: {
      subject: '您的信貸額已調整',
      heading: '信貸額已調整',
      paragraphs: [
        '您連接的網店有變動，我們按現有網店的銷售數據重新計算了信貸額，結果低於原信貸額，新信貸額即時生效。',
        '已提取和已預留的款項不受影響。信貸額的計算依據可於信貸額頁面查看。',
      ],
      action: '查看信貸額',
    },
    higherPossible: {
      subject: '您可以申請提高信貸額',
      heading: '可以申請提高信貸額',
      paragraphs: [
        '您連接的網店有變動，我們按現有網店的銷售數據重新計算了信貸額，結果高於現有信貸額。您可以申請提高信貸額，由我們審批。',
      ],
      action: '查看信貸額',
    },
  },
  limitWithAddedShops: {
    lowered: {
      subject: '您的信貸額已調整',
      heading: '信貸額已調整',
      paragraphs: [
        '補充協議簽署完成後，我們連同新加入的網店重新計算了信貸額，結果低於原信貸額，新信貸額即時生效。',
        '已提取和已預留的款項不受影響。信貸額的計算依據可於信貸額頁面查看。',
      ],
      action: '查看信貸額',
    },
    higherPossible: {
      subject: '您可以申請提高信貸額',
      heading: '可以申請提高信貸額',
      paragraphs: [
        '補充協議簽署完成後，我們連同新加入的網店重新計算了信貸額，結果高於現有信貸額，但增加的部分並非來自新加入的網店。您可以申請提高信貸額，由我們審批。',
      ],
      action: '查看信貸額',
    },
  },
  limitRaised: {
    subject: '您的信貸額已提高',
    heading: '信貸額已提高',
    paragraphs: [
      '補充協議簽署完成後，我們連同新加入的網店重新計算了信貸額，新信貸額即時生效。',
      '信貸額的計算依據可於信貸額頁面查看。',
    ],
    action: '查看信貸額',
  },
  limit: {
    lowered: {
      subject: '您的信貸額已調整',
      heading: '信貸額已調整',
      paragraphs: [
        '首次提款後，我們根據您網店的最新銷售數據重新計算了信貸額，結果低於原信貸額，新信貸額即時生效。',
        '已提取和已預留的款項不受影響。信貸額的計算依據可於信貸額頁面查看。',
      ],
      action: '查看信貸額',
    },
    higherPossible: {
      subject: '您可以申請提高信貸額',
      heading: '可以申請提高信貸額',
      paragraphs: [
        '首次提款後，我們根據您網店的最新銷售數據重新計算了信貸額，結果高於現有信貸額。您可以申請提高信貸額，由我們審批。',
      ],
      action: '查看信貸額',
    },
    approved: {
      subject: '您的提額申請已批准',
      heading: '提額申請已批准',
      paragraphs: ['您的提額申請已經批准，新信貸額即時生效。'],
      action: '查看信貸額',
    },
    rejected: {
      subject: '您的提額申請未獲批准',
      heading: '提額申請未獲批准',
      paragraphs: ['很抱歉，您的提額申請未獲批准，現有信貸額維持不變。', '如需了解詳情，請聯絡客戶服務。'],
      action: '查看信貸額',
    },
    withdrawn: {
      subject: '您的提額申請已撤回',
      heading: '提額申請已撤回',
      paragraphs: [
        '您的提額申請已按您的要求撤回，現有信貸額維持不變。',
        '如非本人操作，請立即聯絡客戶服務。',
      ],
      action: '查看信貸額',
    },
  },
}
