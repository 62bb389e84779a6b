import { type CSSVariablesResolver, colorsTuple, createTheme, defaultVariantColorsResolver } from '@mantine/core'
import { appTexts } from './texts.ts'

/** Where the user's light/dark/auto choice is kept; `public/early-theme.js` reads it before the first paint. */
export const colorSchemeKey = 'obrador-theme'

/** The colours a Mantine part may be given. Their values live in tokens.css; Mantine only learns which token to use. */
const voices = ['copper', 'herb', 'amber', 'brick', 'steel'] as const

// Mantine wants ten shades per colour. Nothing reads them: the resolvers below send every use to a token.
const shades = { copper: '#a34a1c', herb: '#3c6636', amber: '#805300', brick: '#a11d2b', steel: '#4b5660' }

export const theme = createTheme({
  primaryColor: 'copper',
  colors: Object.fromEntries(voices.map((voice) => [voice, colorsTuple(shades[voice])])),
  fontFamily: 'var(--sans)',
  headings: {
    fontFamily: 'var(--serif)',
    fontWeight: '560',
    sizes: {
      h1: { fontSize: 'var(--title-lg)', lineHeight: '1.15' },
      h2: { fontSize: 'var(--title-md)', lineHeight: '1.2' },
      h3: { fontSize: 'var(--title-sm)', lineHeight: '1.25' },
    },
  },
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-sm)',
    md: 'var(--text-md)',
    lg: 'var(--text-lg)',
    xl: 'var(--text-xl)',
  },
  spacing: {
    xs: 'var(--space-2)',
    sm: 'var(--space-3)',
    md: 'var(--space-4)',
    lg: 'var(--space-5)',
    xl: 'var(--space-6)',
  },
  radius: { sm: 'var(--radius)', md: 'var(--radius)', lg: 'var(--radius-lg)' },
  defaultRadius: 'md',
  shadows: { md: 'var(--shadow)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  variantColorResolver: (input) => {
    const voice = input.color ?? 'copper'
    const fill = voice === 'copper' || voice === 'brick' ? voice : undefined
    if (input.variant !== 'filled' || fill === undefined) return defaultVariantColorsResolver(input)
    return {
      background: `var(--${fill}-fill)`,
      hover: `var(--${fill}-fill-hover)`,
      color: `var(--on-${fill})`,
      border: '1px solid transparent',
    }
  },
  components: {
    // Sizes below md exist in Mantine but not in a kitchen: app/touch.css lifts every control to 44 px.
    Button: { defaultProps: { size: 'md' } },
    ActionIcon: { defaultProps: { size: 'md', variant: 'subtle' } },
    CloseButton: { defaultProps: { 'aria-label': appTexts.close } },
    Modal: { defaultProps: { radius: 'lg' } },
    // Its <header> is no second banner of the page (as in ui/LoadedModal.tsx).
    Drawer: {
      defaultProps: {
        closeButtonProps: { 'aria-label': appTexts.close },
        attributes: { header: { role: 'presentation' } },
      },
    },
    Checkbox: { defaultProps: { size: 'md' } },
    Table: { defaultProps: { verticalSpacing: 'sm', horizontalSpacing: 'sm' } },
    Loader: { defaultProps: { color: 'copper', type: 'oval' } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 400 } },
    Badge: { defaultProps: { variant: 'light', color: 'steel', radius: 'sm' } },
  },
})

// Mantine's own greys are cool; what it draws with them (hovered options, rules, disabled parts) is paper and ink here.
// It reads `gray` by day and `dark` by night, both from the same tokens, which know the time themselves.
const greys = {
  '--mantine-color-gray-0': 'var(--linen)',
  '--mantine-color-gray-1': 'var(--linen)',
  '--mantine-color-gray-2': 'var(--line)',
  '--mantine-color-gray-3': 'var(--line)',
  '--mantine-color-gray-4': 'var(--line-strong)',
  '--mantine-color-gray-5': 'var(--ink-faint)',
  '--mantine-color-gray-6': 'var(--ink-faint)',
  '--mantine-color-gray-7': 'var(--ink-soft)',
  '--mantine-color-gray-9': 'var(--ink)',
  // Parts without a colour of their own, such as the eye in a password field.
  '--mantine-color-gray-text': 'var(--ink-soft)',
  '--mantine-color-gray-filled': 'var(--ink-soft)',
  '--mantine-color-gray-light': 'var(--linen)',
  '--mantine-color-gray-light-hover': 'var(--linen)',
  '--mantine-color-gray-light-color': 'var(--ink-soft)',
  '--mantine-color-gray-outline': 'var(--line-strong)',
  '--mantine-color-dark-0': 'var(--ink)',
  '--mantine-color-dark-1': 'var(--ink-soft)',
  '--mantine-color-dark-2': 'var(--ink-faint)',
  '--mantine-color-dark-3': 'var(--line-strong)',
  '--mantine-color-dark-4': 'var(--line)',
  '--mantine-color-dark-5': 'var(--linen)',
  '--mantine-color-dark-6': 'var(--linen)',
  '--mantine-color-dark-7': 'var(--sheet)',
  '--mantine-color-dark-8': 'var(--field)',
} as const

const both = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-anchor': 'var(--copper)',
  '--mantine-color-placeholder': 'var(--ink-faint)',
  '--mantine-color-error': 'var(--brick)',
  '--mantine-color-default': 'var(--sheet)',
  '--mantine-color-default-hover': 'var(--linen)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--linen)',
  '--mantine-color-disabled-color': 'var(--ink-faint)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-contrast': 'var(--on-copper)',
  ...greys,
  ...Object.fromEntries(
    voices.flatMap((voice) => [
      [`--mantine-color-${voice}-text`, `var(--${voice})`],
      [`--mantine-color-${voice}-filled`, `var(--${voice})`],
      [`--mantine-color-${voice}-filled-hover`, `var(--${voice})`],
      [`--mantine-color-${voice}-light`, `var(--${voice}-tint)`],
      [`--mantine-color-${voice}-light-hover`, `var(--${voice === 'copper' ? 'copper-tint-hover' : `${voice}-tint`})`],
      [`--mantine-color-${voice}-light-color`, `var(--${voice})`],
      [`--mantine-color-${voice}-outline`, `var(--${voice})`],
      [`--mantine-color-${voice}-outline-hover`, `var(--${voice}-tint)`],
    ]),
  ),
}

/** Sends Mantine's own colour variables to our tokens, the same in both schemes: tokens.css knows light from dark. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: both, dark: both })
