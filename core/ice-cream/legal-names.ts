/** Names defined by RD 618/1998 (§10). */
export type LegalName =
  | 'helado crema'
  | 'helado de leche'
  | 'helado'
  | 'helado de agua'
  | 'sorbete'
  | 'granizado'
  | 'mantecado'
