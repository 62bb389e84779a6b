/** To be shown wherever figures of the food table are (docs/ciencia/nutricion.md §10; Licence Ouverte Etalab asks for it). */
export const attributions = [
  'Anses. 2020. Table de composition nutritionnelle des aliments Ciqual (Licence Ouverte / Etalab)',
  'USDA, Agricultural Research Service. National Nutrient Database for Standard Reference / FoodData Central (dominio público)',
] as const

const publishers = [
  ['ciqual:', 'Anses-Ciqual 2020'],
  ['fdc:', 'USDA FoodData Central'],
  ['ndb:', 'USDA SR28'],
  ['def:', 'Por definición'],
  ['lab:', 'Laboratorio de helados de Obrador'],
] as const

/** A source id in words: 'fdc:173469' → 'USDA FoodData Central 173469'; 'def:…' → 'Por definición'; '' → 'Sin fuente abierta'. */
export const sourceLabel = (sourceId: string): string => {
  const found = publishers.find(([prefix]) => sourceId.startsWith(prefix))
  if (found === undefined) return 'Sin fuente abierta'
  const [prefix, publisher] = found
  return prefix === 'def:' || prefix === 'lab:' ? publisher : `${publisher} ${sourceId.slice(prefix.length)}`
}
