/** Texts of the payment platform's offer on its line's landing page. */
export const landingOffer = {
  title: '{{platform}} 给您的报价',
  upTo: '最高',
  until: '有效期至 {{date}}',
  confirmed: '账户已确认',
  home: '最高 {{amount}}，有效期至 {{date}}。实际可提取多少，以您的额度为准。',
  unknown: { title: '暂时取不到这项报价', text: '您可以照常注册。报价以支付平台的页面为准。' },
}
