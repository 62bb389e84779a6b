/** es-ES money for reading: '12,50 €', '1.234,57 €'. Rounds halves up, on the number as it is written (1.005 is 1,01). */
const euros = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', useGrouping: 'always' })

export const formatEuros = (value: number): string => euros.format(value)
