/** The kinds of the table of ranges (§10). */
export const subStyles = [
  'crema',
  'yema',
  'fruta',
  'chocolate',
  'fruto_seco',
  'alcohol',
  'yogur',
  'vegano',
  'sorbete_fruta',
  'sorbete_citrico',
  'sorbete_chocolate',
  'sorbete_alcohol',
  'granizado',
] as const
export type SubStyle = (typeof subStyles)[number]

export const subStyleLabels: Readonly<Record<SubStyle, string>> = {
  crema: 'Helado crema o blanco',
  yema: 'Helado de yema',
  fruta: 'Helado de fruta',
  chocolate: 'Helado de chocolate',
  fruto_seco: 'Helado de fruto seco',
  alcohol: 'Helado con alcohol',
  yogur: 'Helado de yogur',
  vegano: 'Helado vegano',
  sorbete_fruta: 'Sorbete de fruta',
  sorbete_citrico: 'Sorbete cítrico',
  sorbete_chocolate: 'Sorbete de chocolate',
  sorbete_alcohol: 'Sorbete con alcohol',
  granizado: 'Granizado',
}

/** Names defined by RD 618/1998 (§10). */
export type LegalName =
  | 'helado crema'
  | 'helado de leche'
  | 'helado'
  | 'helado de agua'
  | 'sorbete'
  | 'granizado'
  | 'mantecado'

/** How fast it melts in the hand (§13). */
export type MeltSpeed = 'lenta' | 'media' | 'rápida'
