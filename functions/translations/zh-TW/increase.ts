import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/increase.ts'

export const translations: TranslationsOf<typeof source> = {
  title: '提額補充協議',
  subtitle: '提高循環融資協議下的額度',
  labels: {
    number: '補充協議編號',
    date: '日期',
    facilityAgreement: '所補充的協議',
    facilityAgreementDate: '該協議日期',
    before: '現有額度',
    limit: '提高後的額度',
    until: '最遲簽署時間',
    language: '具約束力的文本',
  },
  language: '繁體中文',
  opening: [
    '本補充協議由 {lender}（根據香港法例第 163 章《放債人條例》領有牌照，牌照號碼 {licence}，下稱「貸款人」）與 {borrower}（下稱「借款人」）於文首所列日期訂立，為雙方於 {facilityDate} 訂立、編號 {facilityNumber} 的循環融資協議（下稱「主協議」）的補充。主協議所用的詞語，於本補充協議中具有相同涵義。',
    '簽署前請細閱全文。如有不明之處，請先向貸款人查詢，或徵詢獨立法律意見。',
  ],
  clauses: [
    {
      heading: '額度的提高',
      paragraphs: [
        '應借款人的申請，貸款人同意提高主協議下的額度。由所有簽署人簽署本補充協議之時起，額度提高至 {limit}；屆時額度已不低於該數額的，維持屆時的額度。',
        '額度的提高以屆時主協議下的融資仍然有效為前提；屆時融資已到期或終止的，本補充協議不產生效力。',
        '提高後的額度，其覆核、調低及凍結均按主協議辦理。',
      ],
    },
    {
      heading: '不變的事項',
      paragraphs: [
        '本補充協議不改變主協議所訂的利率、費用、還款方式及額度的上限，不影響已發放的提款，借款人亦不因此負有提款的義務。',
        '貸款人不因本補充協議收取任何費用。',
      ],
    },
    {
      heading: '借款人的聲明',
      paragraphs: ['借款人聲明：申請提高額度時所提供的資料真實、完整；已獲得訂立本補充協議所需的一切授權。'],
    },
    {
      heading: '其他條款',
      paragraphs: [
        '除本補充協議另有訂明外，主協議的全部條款維持不變，並適用於本補充協議，包括有關電子簽署的條款。',
        '於所有簽署人簽署之前，借款人可於網站內撤回申請；至 {until} 仍未全部簽署的，本補充協議即告失效。在上述兩種情況下，主協議及現有額度均不受影響。',
        '本補充協議以{language}文本為準；其他語言的文本僅供參考。本補充協議於香港商議及訂立，受香港特別行政區法律管轄並據其詮釋。',
      ],
    },
  ],
  footer: '{lender} · 放債人牌照號碼 {licence} · 補充協議版本 {version}',
}
