import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/addendum.ts'

export const translations: TranslationsOf<typeof source> = {
  title: '網店補充協議',
  subtitle: '將網店加入循環融資協議',
  labels: {
    addendumNumber: '補充協議編號',
    date: '日期',
    facilityAgreement: '所補充的協議',
    facilityAgreementDate: '該協議日期',
    shops: '加入的網店',
    language: '具約束力的文本',
  },
  shopCount: '{count} 間',
  language: '繁體中文',
  opening: [
    '本補充協議由 {lender}（根據香港法例第 163 章《放債人條例》領有牌照，牌照號碼 {licence}，下稱「貸款人」）與 {borrower}（下稱「借款人」）於文首所列日期訂立，為雙方於 {facilityDate} 訂立、編號 {facilityNumber} 的循環融資協議（下稱「主協議」）的補充。主協議所用的詞語，於本補充協議中具有相同涵義。',
    '簽署前請細閱全文。如有不明之處，請先向貸款人查詢，或徵詢獨立法律意見。',
  ],
  shop: '{platform}：{name}（網店編號 {id}）',
  clauses: [
    {
      heading: '加入的網店',
      paragraphs: ['由所有簽署人簽署本補充協議之時起，下列網店與原有網店一同作為釐定額度的依據：', '{shops}'],
    },
    {
      heading: '重新計算額度',
      paragraphs: [
        '本補充協議簽署完成後，貸款人以原有網店及上列網店的最新銷售數據，按主協議所用的方法重新計算額度，並於網站內列明計算前後的額度。',
        '結果高於原額度的，額度隨即提高，但提高的數額以上列網店所帶來的為限；其餘部分須由借款人另行申請，由貸款人審批。結果低於原額度的，額度隨即調低，但不低於已提取、已預留及已凍結的款項。未能取得任何一間網店的銷售數據的，額度不會因本補充協議而提高。',
        '本補充協議不影響已發放提款的利率、還款方式及到期日。',
      ],
    },
    {
      heading: '借款人的聲明',
      paragraphs: [
        '借款人聲明：上列網店由其經營，網店的銷售款項歸其所有；已獲得訂立本補充協議所需的一切授權。',
        '主協議中有關網店授權、資料及私隱的條款，同樣適用於上列網店。',
      ],
    },
    {
      heading: '其他條款',
      paragraphs: [
        '除本補充協議另有訂明外，主協議的全部條款維持不變，並適用於本補充協議，包括有關電子簽署的條款。',
        '於所有簽署人簽署之前，借款人可於網站內撤回本補充協議；上列任何一間網店於此之前解除連接的，本補充協議即告失效。在上述兩種情況下，主協議及原有額度均不受影響。',
        '本補充協議以{language}文本為準；其他語言的文本僅供參考。本補充協議於香港商議及訂立，受香港特別行政區法律管轄並據其詮釋。',
      ],
    },
  ],
  footer: '{lender} · 放債人牌照號碼 {licence} · 補充協議版本 {version}',
}
