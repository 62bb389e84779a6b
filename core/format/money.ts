/** es-ES money for reading: '12,50 €', '1.234,57 €'. Rounds halves up, on the number as it is written (1.005 is 1,01). */
const euros = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', useGrouping: 'always' })

export const formatEuros = (value: number): string => euros.format(value)

/** What costs less than a cent keeps two figures, so that a price of tap water does not read as none: '0,0019 €'. */
const fractions = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', maximumSignificantDigits: 2 })

/** A price per unit for reading: as `formatEuros`, and below one cent with two significant figures. */
export const formatUnitPrice = (value: number): string =>
  value > 0 && value < 0.01 ? fractions.format(value) : formatEuros(value)
