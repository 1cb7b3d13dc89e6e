import { correctionLabels } from '#shared/privacy/correction-labels/zh-TW.ts'

/** Mails about a user's own data. */
export const translations = {
  closed: {
    subject: '【{brand}】您的帳戶已取消',
    heading: '帳戶已取消',
    paragraphs: [
      '我們已按您的要求停用帳戶，所有裝置均已登出。只有您一位成員的公司隨帳戶一併關閉，網店及支付帳戶解除連接；其他公司照常使用。',
      '帳戶資料將於下列日期刪除。在此之前如您改變主意，或並非您本人操作，請立即聯絡客戶服務，我們可恢復帳戶。',
    ],
  },
  closedAndKept: {
    subject: '【{brand}】您的帳戶已取消，部分資料須依法保留',
    heading: '帳戶已取消',
    paragraphs: [
      '我們已按您的要求停用帳戶，所有裝置均已登出。只有您一位成員的公司隨帳戶一併關閉，網店及支付帳戶解除連接；其他公司照常使用。',
      '法例要求我們保留公司認證、融資及帳目的紀錄。這些資料已受限制：只為履行法定責任或處理爭議而保存，不作其他用途，並將於下列日期刪除。',
      '如並非您本人操作，請立即聯絡客戶服務。',
    ],
  },
  subjects: correctionLabels,
  corrected: {
    subject: '【{brand}】您要求的更正已完成',
    heading: '資料已更正',
    paragraphs: [
      '您於 {askedOn} 要求更正的「{about}」已處理，我們的答覆如下。',
      '如並非您本人提出，請立即聯絡客戶服務。',
    ],
    action: '查看答覆',
  },
  notCorrected: {
    subject: '【{brand}】關於您的更正要求',
    heading: '這項資料未有更正',
    paragraphs: [
      '您於 {askedOn} 要求更正「{about}」，我們核對後未有更正，原因見下方的答覆。',
      '如您不同意，可補充說明後再次提出，亦可向香港個人資料私隱專員公署投訴。',
      '如並非您本人提出，請立即聯絡客戶服務。',
    ],
    action: '查看答覆',
  },
}
