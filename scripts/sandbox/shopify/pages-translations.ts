import type { Locale } from '#shared/i18n/locales.ts'

interface PagesTranslations {
  /** `{app}` is replaced by the app's name. */
  install: string
  asks: string
  shop: string
  allowed: string
  scopes: Record<string, { name: string; detail: string }>
  never: string
  approve: string
  cancel: string
  apps: string
  installedOn: string
  uninstall: string
  uninstallHint: string
  none: string
  open: string
  errorTitle: string
  errorHint: string
}

/** The words of the pages in a shop's admin. */
export const pagesTranslations: Record<Locale, PagesTranslations> = {
  'zh-CN': {
    install: '安装应用',
    asks: '{app} 申请访问您的店铺数据',
    shop: '店铺',
    allowed: '安装后，此应用可以',
    scopes: {
      read_orders: { name: '查看订单', detail: '每笔订单和退款的日期与金额' },
      read_all_orders: { name: '查看全部历史订单', detail: '包括 60 天以前的订单' },
      read_shopify_payments_disputes: { name: '查看付款争议', detail: '买家拒付的金额和结果' },
    },
    never: '此应用不能修改商品、订单或店铺设置。您可以随时在店铺后台卸载。',
    approve: '安装',
    cancel: '取消',
    apps: '已安装的应用',
    installedOn: '{date} 安装',
    uninstall: '卸载 {app}',
    uninstallHint: '卸载后，{app} 将无法再读取这家店铺的数据。',
    none: '这家店铺还没有安装任何应用。',
    open: '前往 {app}',
    errorTitle: '无法处理这个安装请求',
    errorHint: '请关闭此页，回到刚才的网站重新发起。',
  },
  'zh-TW': {
    install: '安裝應用程式',
    asks: '{app} 要求存取您的店舖資料',
    shop: '店舖',
    allowed: '安裝後，此應用程式可以',
    scopes: {
      read_orders: { name: '檢視訂單', detail: '每筆訂單和退款的日期與金額' },
      read_all_orders: { name: '檢視所有過往訂單', detail: '包括 60 日以前的訂單' },
      read_shopify_payments_disputes: { name: '檢視付款爭議', detail: '買家拒付的金額和結果' },
    },
    never: '此應用程式不能更改商品、訂單或店舖設定。您可以隨時在店舖後台解除安裝。',
    approve: '安裝',
    cancel: '取消',
    apps: '已安裝的應用程式',
    installedOn: '於 {date} 安裝',
    uninstall: '解除安裝 {app}',
    uninstallHint: '解除安裝後，{app} 將無法再讀取這間店舖的資料。',
    none: '這間店舖尚未安裝任何應用程式。',
    open: '前往 {app}',
    errorTitle: '無法處理這項安裝要求',
    errorHint: '請關閉此頁，返回剛才的網站重新開始。',
  },
  en: {
    install: 'Install app',
    asks: '{app} would like to see data of your shop',
    shop: 'Shop',
    allowed: 'Once installed, this app can',
    scopes: {
      read_orders: { name: 'View orders', detail: 'Date and amount of each order and refund' },
      read_all_orders: { name: 'View all past orders', detail: 'Including those older than 60 days' },
      read_shopify_payments_disputes: {
        name: 'View payment disputes',
        detail: 'the amounts of chargebacks, and how they end',
      },
    },
    never: 'It cannot change products, orders or settings. You can uninstall it from your admin at any time.',
    approve: 'Install',
    cancel: 'Cancel',
    apps: 'Installed apps',
    installedOn: 'Installed on {date}',
    uninstall: 'Uninstall {app}',
    uninstallHint: 'Once uninstalled, {app} can no longer read this shop’s data.',
    none: 'This shop has no apps installed.',
    open: 'Go to {app}',
    errorTitle: 'This request cannot be handled',
    errorHint: 'Close this page and start again from the site that sent you here.',
  },
}
