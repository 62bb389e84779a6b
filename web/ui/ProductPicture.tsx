import { type PictureName, pictureSizes } from './picture-sizes.ts'
import css from './product-picture.module.css'

const files = import.meta.glob<string>('./pictures/*.avif', { eager: true, query: '?url', import: 'default' })

type Form = 'wide' | 'narrow'
type Theme = 'light' | 'dark'

type Props = {
  readonly name: PictureName
  /** What is to be seen on it, for those who do not see it. */
  readonly alt: string
  /** On the first screen of the page: fetched at once, before everything else. The others wait until they are near. */
  readonly first?: boolean
  /** Below this width of the page (em) the phone's picture is shown; `Infinity` for a column that is always narrow. */
  readonly narrowBelow?: number
  /** Only its upper part, in one shape, for pictures side by side: three by two, or a square where it is the phone's. */
  readonly strip?: boolean
}

/** A picture of the product as it is, taken by `npm run pictures`: a phone's on a phone, by day or by night as the page is. */
export function ProductPicture({ name, alt, first = false, narrowBelow = 48, strip = false }: Props) {
  const onPhone = narrowBelow === Number.POSITIVE_INFINITY ? 'all' : `(max-width: ${narrowBelow - 0.01}em)`
  const chosen = chosenTheme()
  const narrow = sizeOf(name, 'narrow')
  const wide = sizeOf(name, 'wide')
  return (
    <picture className={css.picture} data-strip={strip ? stripOf(narrowBelow) : undefined}>
      {chosen === undefined && (
        <source media={`${onPhone} and ${byNight}`} srcSet={fileOf(name, 'narrow', 'dark')} {...narrow} />
      )}
      <source media={onPhone} srcSet={fileOf(name, 'narrow', chosen ?? 'light')} {...narrow} />
      {chosen === undefined && <source media={byNight} srcSet={fileOf(name, 'wide', 'dark')} {...wide} />}
      <img
        className={css.image}
        src={fileOf(name, 'wide', chosen ?? 'light')}
        alt={alt}
        {...wide}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}

const byNight = '(prefers-color-scheme: dark)'

const stripOf = (narrowBelow: number) => (narrowBelow === Number.POSITIVE_INFINITY ? 'square' : 'both')

/** Light or dark, if this cook chose one in the menu (early-theme.js); otherwise the system's own decides in the sources. */
const chosenTheme = (): Theme | undefined => {
  const chosen = document.documentElement.getAttribute('data-mantine-color-scheme')
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined
}

/** The photo of a paper has one form only. */
const fileOf = (name: PictureName, form: Form, theme: Theme): string | undefined =>
  files[`./pictures/${name}-${form}-${theme}.avif`] ?? files[`./pictures/${name}.avif`]

const sizeOf = (name: PictureName, form: Form) => {
  const [width, height] = pictureSizes[name][form]
  return { width, height }
}
