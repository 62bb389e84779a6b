import type { OfferRow } from '#core/api/offers.ts'
import type { PriceChoice } from '#core/costing/offers/offer.ts'
import { formatDecimal, formatQuantity } from '#core/format/decimal.ts'
import { formatEuros, formatUnitPrice } from '#core/format/money.ts'
import { formatPeriod } from '#core/format/period.ts'
import type { OfferProblem } from './offer-draft.ts'

const perUnit = (price: number, unit: string): string => `${formatUnitPrice(price)}/${unit}`

const vat = (rate: number | null, included: boolean): string =>
  rate === null ? (included ? 'IVA incluido' : '') : `IVA ${formatDecimal(rate)} % ${included ? 'incluido' : 'aparte'}`

export const operations = {
  load: ['Error', 'No se pudieron cargar los precios'],
  save: {
    success: ['Precio guardado', 'El precio se ha guardado correctamente'],
    failure: ['Error', 'No se pudo guardar el precio'],
  },
  choose: {
    success: ['Precio actualizado', 'El precio se ha actualizado correctamente'],
    failure: ['Error', 'No se pudo actualizar el precio'],
  },
  delete: {
    success: ['Formato quitado', 'Sus precios siguen en el histórico'],
    failure: ['Error', 'No se pudo quitar el formato'],
  },
} as const

const choices: Record<PriceChoice, string> = {
  last: 'El de la última factura',
  cheapest: 'El más barato',
  fixed: 'Uno fijo',
}

export const offerTexts = {
  open: (name: string) => `Formatos y proveedores de ${name}`,
  title: (name: string) => `Precio de ${name}`,
  counts: 'Cuenta en los escandallos',
  choice: 'Qué precio cuenta',
  choices,
  byHand: 'Escrito a mano: no cambia con las facturas.',
  heading: 'Formatos y proveedores',
  list: 'Formatos y proveedores',
  columns: {
    supplier: 'Proveedor',
    format: 'Formato',
    price: 'Precio',
    unit: 'Por unidad',
    date: 'Fecha',
    actions: 'Acciones',
  },
  noSupplier: 'Sin proveedor',
  counting: 'Cuenta',
  fix: 'Fijar',
  fixOf: (name: string) => `Fijar ${name}`,
  edit: (name: string) => `Editar ${name}`,
  delete: (name: string) => `Quitar ${name}`,
  nameOf: ({ supplier, format, unit }: OfferRow) =>
    [supplier === '' ? 'Sin proveedor' : supplier, format === '' ? unit : format].join(', '),
  formatOf: ({ format, amount, unit }: OfferRow) => (format === '' ? `${formatQuantity(amount)} ${unit}` : format),
  priceOf: ({ format_price }: OfferRow) => formatEuros(format_price),
  vatOf: ({ vat_rate, vat_included }: OfferRow) => vat(vat_rate, vat_included),
  unitPriceOf: ({ price_per_unit, unit }: { readonly price_per_unit: number; readonly unit: string }) =>
    perUnit(price_per_unit, unit),
  dateOf: ({ price_date }: OfferRow) => formatPeriod(price_date),
  moreOf: ({ minimum, reference }: OfferRow) =>
    [...(reference === '' ? [] : [`Ref. ${reference}`]), ...(minimum === '' ? [] : [`Mínimo: ${minimum}`])].join(' · '),
  empty:
    'Apunta lo que dice la factura y el precio del kilo, del litro o de la pieza sale solo. Con varios proveedores eliges cuál cuenta.',
  add: 'Añadir formato',
  newOffer: 'Formato nuevo',
  editing: 'Editar formato',
  ask: {
    title: '¿Quitar este formato?',
    text: 'Deja de contar. Sus precios siguen en el histórico.',
    confirm: 'Quitar',
    cancel: 'Cancelar',
  },
} as const

export const formTexts = {
  supplier: 'Proveedor',
  format: 'Formato',
  formatHint: 'caja 6 × 1 kg, saco 25 kg, docena…',
  price: 'Precio del formato (€)',
  vat: 'IVA',
  vatRates: [
    { value: '', label: 'No lo dice' },
    { value: '0', label: '0 %' },
    { value: '4', label: '4 %' },
    { value: '10', label: '10 %' },
    { value: '21', label: '21 %' },
  ],
  otherRate: (rate: number) => ({ value: String(rate), label: `${formatDecimal(rate)} %` }),
  vatIncluded: 'El precio lleva el IVA incluido',
  date: 'Fecha de la factura',
  reference: 'Referencia',
  minimum: 'Pedido mínimo',
  amount: 'Cuánto trae',
  unit: 'Unidad',
  unitHint: 'kg',
  perPiece: (pieces: number) => `Contar por piezas (${formatDecimal(pieces)}) en vez de por peso`,
  own: 'Corregir cuánto trae',
  asRead: 'Leerlo del formato',
  contents: (amount: number, unit: string, approximate: boolean) =>
    `Trae ${approximate ? 'unos ' : ''}${formatQuantity(amount)} ${unit}`,
  unread: 'El formato no dice cuánto trae: dilo aquí.',
  result: (price: number, unit: string) => `${perUnit(price, unit)} sin IVA`,
  resultAsIs: (price: number, unit: string) => `${perUnit(price, unit)}, sin saber si lleva IVA`,
  noResult: 'Falta el precio o lo que trae.',
  resultLabel: 'Precio por unidad',
  invoice: 'Como en la factura: formato, proveedor e IVA',
  save: 'Guardar',
  cancel: 'Cancelar',
  problems: {
    name: 'El nombre del ingrediente no puede estar vacío',
    amount: 'Lo que trae el formato debe ser un número mayor que 0',
    unit: 'La unidad no puede estar vacía',
    price: 'El precio debe ser un número mayor que 0',
    date: 'Falta la fecha de la factura',
  } satisfies Record<OfferProblem, string>,
  invalid: 'Error',
} as const
