import type { files as source } from '../zh-CN/files.ts'

export const files = {
  download: 'Download',
  larger: 'Zoom in',
  smaller: 'Zoom out',
  page: 'Page {{number}} of {{total}}',
  withheld: 'This file cannot be opened',
  cannotShow: {
    title: 'No preview available',
    text: 'Your browser cannot show this file. Download it to look at it.',
  },
} satisfies typeof source
