import type { documents as source } from '../zh-CN/documents.ts'

export const documents = {
  title: '文件',
  lead: '公司提交的資料、已簽署的協議和每筆借款的文件，都可以在這裡下載。',
  filter: '文件類別',
  groups: {
    all: '全部文件',
    company: '公司資料',
    identity: '身份證明文件',
    agreement: '協議',
    loan: '借款文件',
  },
  kinds: {
    certificate_of_incorporation: '公司註冊證明書',
    business_registration: '商業登記證',
    annual_return: '周年申報表',
    articles_of_association: '公司章程細則',
    other: '其他資料',
    identity: '身份證明文件',
    agreement: '融資協議',
    drawdown_note: '承付票',
    statement: '結單',
    interest_paper: '利息支付證明',
    payment_proof: '付款證明',
    dispute_evidence: '帳單異議文件',
  },
  standings: { checking: '安全掃描中', unsafe: '含有惡意程式', uncheckable: '未能掃描' },
  reasons: {
    checking: '一般少於一分鐘，完成後即可下載。',
    unsafe: '檔案已刪除。請為電腦掃毒，再重新上載。',
    uncheckable: '檔案可能設有密碼或已損壞。請移除密碼後重新上載。',
  },
  facts: '{{when}} · {{size}} KB',
  download: '下載',
  downloadOf: '下載 {{name}}',
  more: '顯示更多',
  none: '沒有這類文件',
  empty: {
    title: '還沒有文件',
    text: '完成公司認證、簽署協議或提款後，相關文件會自動儲存在這裡。',
    action: '填寫公司資料',
  },
} satisfies typeof source
