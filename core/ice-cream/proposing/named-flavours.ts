import type { FormulaType } from '#core/ice-cream/composition/formula.ts'
import type { FlavourFamily } from './flavours.ts'

export type ByType = Readonly<Record<FormulaType, Readonly<Record<string, number>>>>

export const same = (doses: Readonly<Record<string, number>>): ByType => ({
  helado: doses,
  sorbete: doses,
  granizado: doses,
})

export type Named = {
  readonly phrases: readonly string[]
  readonly family: FlavourFamily
  readonly doses: ByType
  readonly yolk?: number
  readonly note?: string
}

export const named = (
  phrases: string,
  family: FlavourFamily,
  doses: ByType,
  more: { yolk?: number; note?: string } = {},
): Named => ({
  phrases: phrases.split('|'),
  family,
  doses,
  ...more,
})

const darkChocolate = (couverture: string): ByType => ({
  helado: { cacao_polvo_22: 4, [couverture]: 6 },
  sorbete: { cacao_polvo_22: 4, [couverture]: 6 },
  granizado: { cacao_polvo_22: 2.5 },
})

const caramelNote = 'Para el caramelo, funde en seco el azúcar indicado hasta ámbar y descuécelo con la nata caliente.'

/** Flavours that are more than one ingredient of the table, or go by another name (§15.1). The first phrase is the name. */
export const classicFlavours: readonly Named[] = [
  named('chocolate|chocolate negro|chocolate amargo|chocolate 70|cacao', 'chocolate', darkChocolate('cobertura_70')),
  named('chocolate 85|chocolate negro 85', 'chocolate', darkChocolate('cobertura_85')),
  named('chocolate 64|chocolate negro 64', 'chocolate', darkChocolate('cobertura_64')),
  named('chocolate 60|chocolate negro 60', 'chocolate', darkChocolate('cobertura_60')),
  named('chocolate 55|chocolate negro 55', 'chocolate', darkChocolate('cobertura_55')),
  named('chocolate con leche', 'chocolate', {
    helado: { cacao_polvo_22: 3.2, cobertura_leche_40: 10 },
    sorbete: { cacao_polvo_22: 4, cobertura_leche_40: 6 },
    granizado: { cacao_polvo_22: 2 },
  }),
  named('chocolate blanco', 'dairy', same({ cobertura_blanca: 11 })),
  named('stracciatella|estraciatela|chips de chocolate', 'aroma', same({ cobertura_70: 4 })),
  named('turrón', 'nut', {
    helado: { turron_jijona: 12 },
    sorbete: { turron_jijona: 6 },
    granizado: { turron_jijona: 4 },
  }),
  named(
    'tiramisú',
    'dairy',
    {
      helado: { mascarpone: 14, cafe_soluble: 0.8, amaretto: 2 },
      sorbete: { mascarpone: 5, cafe_espresso: 15, amaretto: 2 },
      granizado: { cafe_espresso: 25, amaretto: 2 },
    },
    { yolk: 50 },
  ),
  named('leche merengada', 'aroma', {
    helado: { canela: 0.3, piel_limon: 0.5 },
    sorbete: { canela: 0.3, piel_limon: 0.5 },
    granizado: { leche_entera: 55, canela: 0.2, piel_limon: 0.3 },
  }),
  named('mojito', 'citrus', {
    helado: { zumo_lima: 12, hierbabuena: 1, ron: 3 },
    sorbete: { zumo_lima: 18, hierbabuena: 1, ron: 3.5 },
    granizado: { zumo_lima: 12, hierbabuena: 0.8, ron: 2.5 },
  }),
  named('piña colada', 'fruit', {
    helado: { pina: 28, leche_coco: 10, ron: 2.5 },
    sorbete: { pina: 40, leche_coco: 4, ron: 3 },
    granizado: { pina: 30, leche_coco: 2, ron: 2 },
  }),
  named('margarita', 'citrus', {
    helado: { zumo_lima: 12, tequila: 2.5, licor_naranja: 1 },
    sorbete: { zumo_lima: 18, tequila: 2.5, licor_naranja: 1.5 },
    granizado: { zumo_lima: 12, tequila: 2, licor_naranja: 1 },
  }),
  named('cheesecake|tarta de queso', 'dairy', {
    helado: { queso_crema: 20 },
    sorbete: { queso_crema: 8 },
    granizado: { queso_crema: 5 },
  }),
  // With the word 'queso' before them, not cream cheese with a little of them.
  named('queso manchego|queso idiazábal', 'dairy', {
    helado: { queso_manchego: 8 },
    sorbete: { queso_manchego: 3 },
    granizado: { queso_manchego: 2 },
  }),
  named('queso roquefort|queso cabrales', 'dairy', {
    helado: { queso_azul: 6 },
    sorbete: { queso_azul: 3 },
    granizado: { queso_azul: 2 },
  }),
  named('queso', 'dairy', { helado: { queso_crema: 20 }, sorbete: { queso_crema: 8 }, granizado: { queso_crema: 5 } }),
  named('crema catalana', 'aroma', same({ canela: 0.1, piel_limon: 0.4 }), { yolk: 80 }),
  named('mantecado|yema|yema tostada|huevo', 'aroma', same({ piel_limon: 0.2, vainilla_vaina: 0.1 }), { yolk: 80 }),
  named('vainilla', 'aroma', same({ vainilla_vaina: 0.2 }), { yolk: 30 }),
  named('málaga|ron con pasas|ron y pasas|ron pasas', 'spirit', same({ ron: 3, pasas: 5 })),
  named(
    'café',
    'aroma',
    { helado: { cafe_soluble: 1.2 }, sorbete: { cafe_espresso: 30 }, granizado: { cafe_espresso: 30 } },
    { yolk: 30 },
  ),
  named('capuchino|cappuccino|café con leche|café capuchino', 'aroma', {
    helado: { cafe_soluble: 1, canela: 0.1 },
    sorbete: { cafe_espresso: 25, canela: 0.1 },
    granizado: { cafe_espresso: 25, canela: 0.1 },
  }),
  named('café irlandés', 'spirit', {
    helado: { cafe_soluble: 1.2, whisky: 3.5 },
    sorbete: { cafe_espresso: 30, whisky: 4 },
    granizado: { cafe_espresso: 30, whisky: 2.5 },
  }),
  named('té verde|té matcha', 'aroma', { helado: { matcha: 1 }, sorbete: { matcha: 0.8 }, granizado: { matcha: 0.5 } }),
  named('caramelo|toffee', 'aroma', same({ caramel: 6 }), { note: caramelNote }),
  named('caramelo salado|toffee salado|caramelo con sal', 'aroma', same({ caramel: 6, sal: 0.25 }), {
    note: caramelNote,
  }),
  named('frutos rojos|frutos del bosque|frutas del bosque|frutas rojas|bosque', 'fruit', {
    helado: { fresa: 14, frambuesa: 8, mora: 8 },
    sorbete: { fresa: 20, frambuesa: 13, mora: 12 },
    granizado: { fresa: 15, frambuesa: 8, mora: 7 },
  }),
  named('tropical|fruta tropical', 'fruit', {
    helado: { mango: 15, pina: 8, maracuya: 6 },
    sorbete: { mango: 24, pina: 12, maracuya: 8 },
    granizado: { mango: 15, pina: 10, maracuya: 6 },
  }),
  named('macedonia|multifruta|tutti frutti', 'fruit', {
    helado: { fresa: 10, platano: 8, zumo_naranja: 10 },
    sorbete: { fresa: 18, platano: 10, zumo_naranja: 17 },
    granizado: { fresa: 12, platano: 5, zumo_naranja: 15 },
  }),
  named('ferrero|rocher|ferrero rocher', 'nut', same({ praline_avellana: 10, cacao_polvo_22: 1.2 })),
  named('nuez de macadamia', 'nut', {
    helado: { pasta_macadamia: 10 },
    sorbete: { pasta_macadamia: 4 },
    granizado: { pasta_macadamia: 2 },
  }),
  named('arroz con leche', 'aroma', same({ canela: 0.3, piel_limon: 0.4 }), {
    note: 'El arroz cocido se añade aparte, al salir de la mantecadora.',
  }),
  named('menta', 'aroma', { helado: { hierbabuena: 1 }, sorbete: { hierbabuena: 1 }, granizado: { hierbabuena: 0.8 } }),
]
