/** The words of cost files, and why a line of a price list is not taken. */

export const priceListTexts = {
  columns: ['Ingrediente', 'Precio (€)', 'Unidad', 'Fuente', 'Fecha del precio', 'Última actualización'],
  noName: 'No tiene nombre de ingrediente',
  nameTooLong: (most: number) => `El nombre tiene más de ${most} caracteres`,
  badText: 'Contiene caracteres no válidos',
  noPrice: 'No tiene precio',
  aboveHeader: 'Está por encima de la cabecera',
  tooManyCells: 'Tiene más columnas de la cuenta: un precio con coma decimal va entre comillas',
  badPrice: (text: string) => `«${text}» no es un precio`,
  notPositive: 'El precio debe ser mayor que 0',
  tooHigh: (most: number) => `El precio es mayor que ${most.toLocaleString('es-ES')} €`,
  unitTooLong: (most: number) => `La unidad tiene más de ${most} caracteres`,
  tooLong: (what: string, most: number) => `${what} tiene más de ${most} caracteres`,
  badVat: (text: string) => `«${text}» no es un IVA`,
  repeated: (line: number) => `Es el mismo ingrediente que el de la línea ${line}`,
} as const

/** An offer as a price's source says it, in one line. */
export const offerTexts = {
  vat: (rate: string, included: boolean) => (included ? `IVA ${rate} % incl.` : `IVA ${rate} % aparte`),
  at: (format: string, price: string) => `${format} a ${price}`,
  supplier: 'El proveedor',
  format: 'El formato',
  reference: 'La referencia',
  minimum: 'El pedido mínimo',
} as const

/** Why a test de rendimiento cannot be of one cleaning. */
export const yieldTestProblems = {
  before: 'El peso antes de limpiar debe ser mayor que 0',
  after: 'El peso limpio debe ser mayor que 0',
  after_above: 'El peso limpio no puede ser mayor que el de antes de limpiar',
  trimmings: 'El peso de los recortes no puede ser menor que 0',
  trimmings_above: 'Los recortes no pueden pesar más de lo que se ha perdido al limpiar',
  trimmings_price: 'El valor de los recortes no puede ser menor que 0',
} as const

export const escandalloTexts = {
  recipe: 'Receta',
  category: 'Categoría',
  servings: 'Raciones',
  columns: ['Ingrediente', 'Cantidad', 'Unidad', 'Precio (€)', 'Por', 'Fuente', 'Coste (€)', '% del total', 'Avisos'],
  total: 'Coste total (€)',
  perServing: 'Coste por ración (€)',
  withoutPrice: 'Líneas sin precio',
  estimated: 'Precios estimados',
  elaboracion: 'Elaboración',
  batch: 'Coste de una elaboración (€)',
  ofKitchen: (recipe: string) => `Elaboración propia: ${recipe}`,
  noPrice: 'Sin precio',
  estimatedPrice: 'Precio estimado',
  countedAsIs: (quantity: string, countedAs: string) => `Se cuenta como ${quantity} ${countedAs}`,
  volumeAsWeight: (grams: string) => `Pesa unos ${grams} g`,
  unitMismatch: (priceUnit: string) => `El precio es por ${priceUnit}`,
  oldPrice: (date: string) => `Precio de ${date}`,
  clean: 'Limpio',
  bought: (grams: string, counted: boolean) =>
    `Limpio: se compran ${grams} g${counted ? '' : ', sin contar la merma en el coste'}`,
  mermaUnknown: 'Sin merma conocida: se cuenta como bruto',
  mermaNotWeighed: 'La merma cuenta sólo en peso y con precio por kilo',
  noYield: (recipe: string) => `Falta el rendimiento de «${recipe}»`,
  linkedWithoutCost: (recipe: string) => `«${recipe}» no tiene precios`,
  linkedDoubts: ({ withoutPrice, estimated }: { readonly withoutPrice: number; readonly estimated: number }) =>
    `En la elaboración: ${withoutPrice} sin precio, ${estimated} con precio estimado`,
  computedYield: (grams: string) => `Rendimiento calculado: ${grams} g`,
} as const
