import { defineGlobalStyles } from '@chakra-ui/react/styled-system'

const latin =
  "'Inter Variable', 'Inter Fallback', 'Inter Fallback Noto', system-ui, -apple-system, 'Segoe UI'"

/** The page's own script decides which Chinese face the system offers first. */
export const globalCss = defineGlobalStyles({
  html: {
    bg: 'surface.ground',
    color: 'text.main',
    colorScheme: 'light',
    fontSize: '100%',
    textSizeAdjust: '100%',
    scrollBehavior: 'smooth',
    // The bar stays at the top: what takes the focus must not lie under it.
    scrollPaddingTop: '80px',
    '--line-height-body': '1.5',
    '--font-body': `${latin}, sans-serif`,
    _osDark: { colorScheme: 'dark' },
    '&:lang(zh)': { '--line-height-body': '1.7' },
    '&:lang(zh-CN)': {
      '--font-body': `${latin}, 'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif`,
    },
    '&:lang(zh-TW)': {
      '--font-body': `${latin}, 'PingFang HK', 'PingFang TC', 'Noto Sans HK', 'Noto Sans TC', 'Noto Sans CJK TC', 'Microsoft JhengHei', sans-serif`,
    },
  },
  body: {
    fontFamily: 'var(--font-body)',
    fontSize: 'md',
    lineHeight: 'body',
    minHeight: '100dvh',
    overflowX: 'hidden',
    textRendering: 'optimizeLegibility',
  },
  'h1, h2, h3': { fontWeight: 'semibold', lineHeight: 'snug', textWrap: 'balance' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'action.solid',
    outlineOffset: '2px',
  },
  // What says something by its colour, as a bar does, keeps it on paper and with the system's own colours.
  '[data-drawn]': { forcedColorAdjust: 'none', printColorAdjust: 'exact' },
  '*::placeholder': { color: 'text.faint', opacity: 1 },
  '*::selection': { bg: 'action.border' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})
