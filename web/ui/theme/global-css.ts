import { defineGlobalStyles } from '@chakra-ui/react/styled-system'

const latin =
  "'Inter Variable', 'Inter Fallback', 'Inter Fallback Noto', system-ui, -apple-system, 'Segoe UI'"

/** The inline script of the page chooses the order of the Chinese system fonts. */
export const globalCss = defineGlobalStyles({
  html: {
    bg: 'surface.ground',
    color: 'text.main',
    colorScheme: 'light',
    fontSize: '100%',
    textSizeAdjust: '100%',
    scrollBehavior: 'smooth',
    // Focused elements must not be covered by the sticky header.
    scrollPaddingTop: '80px',
    '--line-height-body': '1.5',
    '--font-body': `${latin}, sans-serif`,
    _osDark: { colorScheme: 'dark' },
    '&:lang(zh)': { '--line-height-body': '1.7' },
    '&:lang(zh-CN)': {
      '--font-body': `${latin}, 'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif`,
    },
    '&:lang(zh-HK)': {
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
  // Charts, which carry meaning by colour, keep their colours in print and in forced-colours mode.
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
