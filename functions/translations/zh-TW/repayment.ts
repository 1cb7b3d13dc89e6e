import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/repayment.ts'

export const translations: TranslationsOf<typeof source> = {
  dueSoon: {
    subject: '您有一筆款項將於 {date}到期',
    heading: '還款預告',
    paragraphs: [
      '您的一筆提款將於 {date}到期，請預留資金，於到期當日轉帳至以下帳戶，並填寫轉帳備註。',
      '如欲提早還款，請先於網站查看當日的結清金額，利息只計至還款當日。',
    ],
    action: '查看還款安排',
  },
  dueSoonDeducted: {
    subject: '您有一筆款項將於 {date} 到期，屆時自動扣款',
    heading: '扣款預告',
    paragraphs: [
      '您的一筆提款將於 {date} 到期，我們會從下列支付帳戶扣款，毋須轉帳。請確保帳戶當天有足夠結餘。',
      '如欲提早還款，請先於網站查看當日的結清金額，利息只計至還款當日。',
    ],
    action: '查看還款安排',
  },
  dueToday: {
    subject: '您有一筆款項今日到期',
    heading: '還款提示',
    paragraphs: ['您的提款已到期。請將尚欠金額轉帳至以下帳戶，並於網站提交付款資料，以便我們盡快入帳。'],
    action: '查看帳單',
  },
  overdue: {
    subject: '您有一筆款項已經逾期',
    heading: '逾期提示',
    paragraphs: [
      '您有一筆款項尚未還清，逾期利息按未還本金逐日計算。請盡快將尚欠金額轉帳至以下帳戶，並於網站提交付款資料。',
      '如暫時有困難，請盡早聯絡客戶服務商討。如您今日已經轉帳並提交，毋須理會本電郵。',
    ],
    action: '查看帳單',
  },
  deductionInsufficient: {
    subject: '扣款未成功，請轉帳還款',
    heading: '支付帳戶結餘不足',
    paragraphs: [
      '我們未能從您的支付帳戶扣取到期款項：帳戶結餘不足，沒有扣取任何金額。',
      '請將剩餘應還金額轉帳至以下帳戶，並在網站提交付款資料；亦可待帳戶有足夠結餘，我們每天會再扣一次。到期未還清的本金，寬限期後會計逾期利息。',
    ],
    action: '查看帳單',
  },
  deductionRevoked: {
    subject: '扣款未成功，請轉帳還款',
    heading: '扣款授權已終止',
    paragraphs: [
      '支付平台表示，您的帳戶已不再授權我們扣款，到期款項沒有扣取。',
      '請將剩餘應還金額轉帳至以下帳戶，並在網站提交付款資料。如需恢復扣款，請到支付平台重新授權。',
    ],
    action: '查看帳單',
  },
  deductionNoAccount: {
    subject: '沒有可以扣款的帳戶，請轉帳還款',
    heading: '沒有可以扣款的帳戶',
    paragraphs: [
      '您的提款約定由支付平台扣款，但貴公司目前沒有連接可以扣款的帳戶，到期款項沒有扣取。',
      '請將剩餘應還金額轉帳至以下帳戶，並在網站提交付款資料。',
    ],
    action: '查看帳單',
  },
  feeCharged: {
    subject: '您的帳單新增一筆費用',
    heading: '帳單新增費用',
    paragraphs: [
      '我們在您的帳單上新增了一筆費用，金額如下。這是第三方向我們收取的費用，憑證已放入您的文件。如有疑問，可在帳單中提出異議，或聯絡客服。',
    ],
    action: '查看帳單',
  },
  repaid: {
    subject: '您的還款已入帳，款項已結清',
    heading: '款項已結清',
    paragraphs: ['我們已收到您的還款，該筆款項已經結清，相應的信貸額已經恢復。多謝您依約還款。'],
    action: '查看信貸額',
  },
  partlyRepaid: {
    subject: '您的還款已入帳',
    heading: '還款已入帳',
    paragraphs: ['我們已收到您的還款，該筆款項尚未結清。請盡快支付餘額。'],
    action: '查看帳單',
  },
  disputeUpheld: {
    subject: '您對帳單的異議成立',
    heading: '異議成立',
    paragraphs: ['我們已核實您提出的問題，並更正帳單。更正後的金額如下，爭議期間不計逾期利息。'],
    action: '查看帳單',
  },
  disputeRejected: {
    subject: '您對帳單的異議不成立',
    heading: '異議不成立',
    paragraphs: [
      '我們已核實您提出的問題，帳單金額無誤。帳單恢復收款，逾期利息補計，但超出 14 日答覆期限的日數不計。',
      '請將尚欠金額轉帳至以下帳戶。如仍有疑問，請聯絡客戶服務。',
    ],
    action: '查看帳單',
  },
  repaymentReversed: {
    subject: '您的還款被銀行退回',
    heading: '還款被退回',
    paragraphs: [
      '您此前入帳的一筆還款被銀行退回，我們已將其沖回，相應的款項重新列為應還。',
      '請盡快將尚欠金額轉帳至以下帳戶，並於網站提交付款資料。逾期利息按未還本金計算。',
    ],
    action: '查看帳單',
  },
  paymentVoided: {
    subject: '我們未收到您提交的付款',
    heading: '未收到付款',
    paragraphs: [
      '我們未能找到您提交的這筆付款，該付款紀錄已作廢，帳單的應還金額不變。',
      '如您已經轉帳，請聯絡客戶服務並提供轉帳憑證；如尚未轉帳，請完成轉帳後重新提交。',
    ],
    action: '查看帳單',
  },
  payoffReversed: {
    subject: '您的提早還款被銀行退回',
    heading: '提早還款被退回',
    paragraphs: [
      '您的提早還款被銀行退回，我們已將其沖回。該筆提款按原到期日繼續，利息與未曾提早還款時相同。',
      '到期日之前您可以再次提早還款；到期時（如已過期則隨即）會產生帳單。',
    ],
    action: '查看提款',
  },
  payoffVoided: {
    subject: '我們未收到您提交的提早還款',
    heading: '未收到提早還款',
    paragraphs: [
      '我們未能找到您提交的提早還款，該紀錄已作廢，您的提款按原到期日繼續。',
      '如您已經轉帳，請聯絡客戶服務並提供轉帳憑證。',
    ],
    action: '查看提款',
  },
  payoffOvertaken: {
    subject: '您的提早還款已轉為到期還款',
    heading: '提款已到期',
    paragraphs: [
      '在您提交的提早還款入帳之前，該筆提款已經到期，因此按到期應還總額收取。您提交的付款已轉至帳單，收到款項後即會入帳。',
      '如您已經轉帳，請勿重複轉帳，只需支付差額。',
    ],
    action: '查看帳單',
  },
}
