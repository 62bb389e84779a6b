import { type Mise, say, step } from '#core/method/mise.ts'
import { addPaprika, addTomato, addWine, fresh, season, softenOnion } from '#core/method/sentences.ts'
import type { Written } from './kind.ts'
import { fat, seasoning } from './role-groups.ts'

/** Meatballs or burgers: 120 g of soaked bread and 100 g of egg to a kilo of meat (§6.1, 37). */
export const minced = (m: Mise, burger: boolean): Written => {
  const core =
    m.has('poultry') || m.named(/pollo|pavo/, 'mince') ? 74 : m.has('fish') && !m.has('mince', 'meat') ? 68 : 70
  return {
    steps: [
      step(
        m.named(/texturizad/, 'cookedLegume', 'legume', 'other', 'flour', 'mince', 'meat')
          ? (say`Hidratar la soja texturizada 15 min en ${m.the('stock', 'water')} caliente y escurrir muy bien, apretando.` ??
              'Hidratar la soja texturizada 15 min en el doble de su volumen de agua caliente y escurrir muy bien, apretando.')
          : null,
        burger ? null : say`Remojar ${m.the('bread')}${m.opt(' en ', ['milk'])} 10 min y escurrir.`,
        say`Picar muy fino ${m.the('garlic', 'herb')}${m.opt(' y ', burger ? ['aromatic'] : [])}.`,
      ),
      step(
        say`Mezclar ${m.the('mince', 'meat', 'poultry', 'fish', 'cookedLegume')} con ${m.the('egg', 'yolk', 'crumbs', 'milk', 'condiment', ...(m.has('cookedLegume') && !m.has('mince', 'meat', 'poultry', 'fish') ? (['flour', 'starch', 'grain', 'paprika', 'herb'] as const) : []), ...seasoning)} sin amasar de más.`,
        say`Mezclar ${m.the('mince', 'meat', 'poultry', 'fish', 'cookedLegume')} sin amasar de más.`,
        'Reposar 30 min a 4 °C.',
      ),
      burger
        ? 'Formar piezas de 150-180 g, de 2 cm de grueso y con el centro algo hundido, para que no se abomben.'
        : step(
            'Formar bolas de 30-35 g con las manos húmedas.',
            say`Pasar por ${m.the('flour')} y sacudir lo que sobre.`,
          ),
      step(
        say`Dorar en ${m.the(...fat)} a fuego vivo ${burger ? '3-4 min por lado' : '2-3 min, dando vueltas'}, y reservar.`,
        m.has(...fat) ? null : `Dorar a fuego vivo ${burger ? '3-4 min por lado' : '2-3 min, dando vueltas'}.`,
      ),
      burger ? null : step(softenOnion(m, 12, 'vegetable'), addTomato(m), addPaprika(m), addWine(m)),
      burger
        ? `Comprobar con sonda ${core} °C en el centro.`
        : step(
            say`Añadir ${m.the('stock', 'water', 'nut', 'saffron', 'aroma', 'sauce', 'cream')} y devolver las bolas a la salsa.`,
            `Guisar 20 min a fuego suave, hasta ${core} °C en el centro y con la salsa ligada.`,
            season(m),
          ),
    ],
    finish: [
      step(
        burger
          ? say`Dorar ${m.these(m.items.filter(({ key }) => /^(?:bacon|beicon|panceta)\b/.test(key)))} 3-4 min en la misma plancha, hasta que cruja.`
          : null,
        burger ? say`Fundir ${m.the('cheese', 'softCheese')} encima 1 min, tapando.` : null,
        burger
          ? say`Montar con ${m.the('bread', 'leaf', 'tomato', 'pickle', 'sauce', 'aromatic', 'vegetable', 'cured')}.`
          : null,
        fresh(m),
        'Servir enseguida o mantener por encima de 63 °C.',
      ),
    ],
  }
}

/** Minced meat on skewers: onion goes in raw, and there is no sauce. */
export const skewered = (m: Mise): Written => ({
  steps: [
    say`Picar muy fino ${m.the('aromatic', 'garlic', 'herb')} y escurrir.`,
    say`Mezclar ${m.the('mince', 'meat', 'poultry')} con ${m.the('egg', 'crumbs', 'bread', 'condiment', 'paprika', ...seasoning)} y lo picado, y trabajar 3-4 min, hasta que pegue; reposar 1 h a 4 °C.`,
    'Formar cilindros de 60-80 g alrededor de la brocheta, con las manos húmedas, y enfriar 20 min.',
    step(
      'Preparar brasa viva o plancha a 230 °C, bien limpia.',
      say`Untar con ${m.the(...fat)}.`,
      `Asar 3-4 min por lado, dando vueltas, hasta ${m.has('poultry') ? 74 : 70} °C en el centro.`,
    ),
  ],
  finish: [
    step(say`Servir con ${m.the('sauce', 'bread', 'leaf', 'citrus', 'tomato', 'yogurt')}.`, 'Servir al momento.'),
  ],
})
