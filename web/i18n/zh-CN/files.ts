/** Texts of the file viewer. */
export const files = {
  download: '下载',
  larger: '放大',
  smaller: '缩小',
  page: '第 {{number}} 页，共 {{total}} 页',
  withheld: '暂时不能打开',
  cannotShow: { title: '无法在这里预览', text: '浏览器不能显示这个文件，请下载后查看。' },
}
