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
