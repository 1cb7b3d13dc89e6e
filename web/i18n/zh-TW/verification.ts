import type { Words } from '../translations.ts'

/** Texts of the page that verifies a certified document. */
export const verification: Words['verification'] = {
  title: '查驗文件',
  lead: '簽署完成的文件均附有電子封簽。放入 PDF，即可查驗是否由我們發出、封簽後有否改動。',
  file: {
    title: '查驗 PDF',
    drop: '將 PDF 拖放到這裏，或',
    choose: '選擇 PDF 檔案',
    another: '查驗另一份 PDF',
    stays: '檔案只在您的瀏覽器內檢查，不會上載。我們只會收到它的核對碼。',
    checking: '正在查驗 {{name}}…',
    tooLarge: '檔案超過 50 MB，無法在瀏覽器內查驗。我們發出的文件不會這麼大。',
    unreadable: '打不開這個檔案。它可能已被移動或正在使用，請重新選擇。',
    failed: '查驗工具未能載入。請檢查網絡，再選擇一次檔案。',
  },
  verdict: {
    genuine: {
      title: '真確，未經改動',
      text: '這份文件由我們加上電子封簽，其後沒有任何改動。',
    },
    changed: {
      title: '文件已被改動',
      text: '電子封簽之後，文件內容曾被修改或加添。請勿採信，並向提供者索取正本。',
    },
    damaged: {
      title: '檔案不完整或已損壞',
      text: '未能讀取電子封簽，可能是下載中斷或檔案損壞。請重新下載再查驗；如仍然如此，請勿採信。',
    },
    otherKey: {
      title: '電子封簽並非由我們加上',
      text: '文件寫上我們的協議編號或查驗碼，卻以他人的密鑰簽署。請勿採信，並致電我們核實。',
    },
    unsignedVersion: {
      title: '這是簽署前的文本',
      text: '內容與已簽署的文件一致，但沒有簽署證明書及電子封簽，不能用作證明簽署。請使用簽署完成後收到的文件。',
    },
    unrecorded: {
      title: '簽名有效，尚未核對登記',
      text: '文件自簽名以來未有改動，但現時未能連接伺服器，無法確認簽名屬於我們。請稍後再查驗。',
    },
    unknownSigned: {
      title: '並非我們發出的文件',
      text: '文件附有電子簽名，簽名本身亦有效，但我們沒有這份文件的登記。',
    },
    unknown: {
      title: '沒有這份文件的登記',
      text: '文件沒有電子封簽，我們亦沒有它的登記。請放入簽署完成後收到的 PDF；列印後再掃描的文件，請使用查驗碼。',
    },
    notPdf: {
      title: '這不是 PDF 檔案',
      text: '請選擇簽署完成後收到的 PDF 正本。相片、掃描圖或截圖不能查驗，可改用查驗碼。',
    },
    unreachable: {
      title: '現時無法查驗',
      text: '文件沒有電子封簽，亦未能連接伺服器核對登記。請稍後再試。',
    },
  },
  /** The heading of the record if the file is not the original. */
  former: '登記中的正本',
  code: {
    title: '只有紙本？',
    text: '掃描簽署證明書上的二維碼，或輸入二維碼旁的查驗碼，即可看到登記摘要。',
    label: '查驗碼',
    hint: '32 個英文字母及數字。空格、連字號及大小寫均不影響。',
    invalid: '查驗碼是 32 個英文字母及數字，例如 7K2M-9QXA-…。請對照紙本再輸入一次。',
    submit: '查詢登記',
    found: '登記摘要',
    notCompared: '手上這份文件未經核對',
    onlyPdf:
      '查驗碼只說明登記過這樣一份文件，任何人都可以把它抄到另一份上。請將下面的登記與手上這份逐項對照；內容是否一致，只有查驗 PDF 才能證明。',
    none: '沒有這個查驗碼',
    noneText:
      '請對照紙本檢查：字母 O 與數字 0、字母 I 與數字 1 可以混用，其他字元須完全一致。如仍查不到，請勿採信這份文件。',
  },
  facts: {
    kind: '文件',
    number: '編號',
    version: '文本版本',
    date: '文件日期',
    company: '公司',
    signers: '簽署人',
    signersCount: '共 {{count}} 人，全部已簽署',
    signedAt: '{{when}} 簽署',
    provenBy: {
      sms: '身分：以短訊驗證碼核實',
      smsAndId: '身分：以短訊驗證碼和證件號碼末四位核實',
      mail: '身分：以電郵驗證碼核實（效力較弱）',
      mailAndId: '身分：以電郵驗證碼（效力較弱）和證件號碼末四位核實',
      nothing: '身分：沒有核實紀錄',
    },
    completed: '全部簽署完成',
    certified: '電子封簽',
    timeStamp: '可信時間戳記',
    timeStamped: '有',
    timeStampedAt: '有，{{when}}',
    notTimeStamped: '沒有，以我們記錄的時間為準',
    masked: '姓名及公司名稱只顯示一部分；完整名稱見文件本身。時間為香港時間。',
  },
  kinds: {
    facility: '融資協議',
    addendum: '補充協議',
    increase: '提額補充協議',
    plan: '還款安排補充協議',
    rpa: '應收帳款購買協議',
    guarantee: '個人擔保書',
    drawdown_note: '承付票',
  },
  details: {
    title: '技術資料',
    note: '可用其他工具核對，例如在 Adobe Acrobat 開啟文件查看簽名。',
    certifiedSha256: '封簽後文件的核對碼（SHA-256）',
    documentSha256: '所簽文本的核對碼（SHA-256）',
    fingerprint: '封簽證書的指紋（SHA-256）',
    chain: '簽署過程紀錄',
    chainNote: '共 {{count}} 條，首尾相連；末條的核對碼',
  },
  call: '致電 {{phone}}',
}
