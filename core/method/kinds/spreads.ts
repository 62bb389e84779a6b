import { type Mise, say, step } from '#core/method/mise.ts'
import { chill } from '#core/method/sentences.ts'
import type { Role } from '#core/pantry/role-words.ts'
import type { Kind } from './kind.ts'
import { seasoning } from './role-groups.ts'

/** What is soft and sweet from the oven, and watery from a pot. */
const isRoasted = /^(?:berenjenas?|pimientos?|calabazas?|cebollas?|boniatos?)\b/
/** What comes tender. */
const isTender =
  /\b(?:cocid|asad|confitad|rehogad|frit|sec)[oa]s?\b|\b(?:en conserva|de bote|en aceite|piquillos?|en vinagre|encurtid[oa]s?)\b/
/** What is tender in minutes. */
const isQuick = /^(?:guisantes?|habit?as?|edamame|espinacas?|acelgas?)\b/

const raw = (m: Mise, ...roles: readonly Role[]) =>
  m.items.filter(({ role, key }) => roles.includes(role) && !isTender.test(key))

/** What is named again with its article once it has been cooked. */
const named = (m: Mise, ...roles: readonly Role[]) => m.these(m.items.filter(({ role }) => roles.includes(role)))

/** What is eaten spread on bread: what must be cooked is cooked, everything is blended, and it is served cold. Oficio. */
export const spreads: readonly Kind[] = [
  {
    id: 'untable',
    names:
      /^(?!.*\b(?:campana|higad\w+|cerdo|caza|foie|carne|aves?|pollo|pato|perdiz|conejo|jabali|liebre|oca)\b)(?:pates?|untables?|hum+us|dips?|cremas? (?:de|para) untar|cremas? untables?|pastas? de untar)\b/,
    needs: [
      [
        'cookedLegume',
        'vegetable',
        'mushroom',
        'nut',
        'pickle',
        'cannedFish',
        'softCheese',
        'tomato',
        'boiledEgg',
        'fish',
        'shellfish',
        'fruit',
      ],
    ],
    write: (m) => {
      const garden = raw(m, 'vegetable', 'tomato')
      const roasted = garden.filter(({ key, role }) => isRoasted.test(key) || role === 'tomato')
      const quick = garden.filter(({ key }) => isQuick.test(key))
      const boiled = [...garden.filter((item) => !roasted.includes(item) && !quick.includes(item)), ...raw(m, 'potato')]
      const fat: readonly Role[] = m.has('oil') ? ['oil'] : ['butter']
      const sweated = m.has('aromatic') && m.has(...fat)
      return {
        steps: [
          say`Asar ${m.these(roasted)} a 200 °C 35-40 min, hasta que ceda y la piel arrugue; pelar en templado y escurrir.`,
          say`Cocer ${m.these(boiled)} en trozos iguales en agua con sal 20-25 min, hasta que se pinche sin resistencia; escurrir bien.`,
          say`Escaldar ${m.these(quick)} 3 min en agua hirviendo con sal, enfriar en agua con hielo y escurrir.`,
          say`Cocer ${m.the('fish', 'shellfish')} al vapor 6-8 min, hasta 68 °C en el centro; enfriar y quitar pieles y espinas.`,
          step(
            sweated
              ? say`Pochar ${m.past('muy picad', 'aromatic', 'garlic')} en ${m.part('una parte', ...fat)} a fuego suave 12 min, sin color.`
              : null,
            say`Saltear ${m.past('laminad', 'mushroom')} 8-10 min a fuego vivo, hasta que no quede agua.`,
            m.has('aromatic', 'mushroom') ? 'Dejar templar.' : null,
          ),
          step(
            m.named(/tostad|frit|tahin|^pasta|^crema/, 'nut')
              ? null
              : say`Tostar ${m.again('nut')} en seco 4-5 min, sin dejar de mover, y enfriar.`,
            say`Remojar ${m.the('bread')}${m.opt(' en ', ['milk'])} 5 min y escurrir.`,
            say`Cocer ${m.the('egg')} 10 min desde que hierve el agua, hasta 70 °C en la yema; enfriar y pelar.`,
            say`Escurrir ${m.again('cannedFish', 'pickle')}.`,
          ),
          step(
            say`Triturar ${named(m, 'cookedLegume', 'vegetable', 'tomato', 'potato', 'mushroom', 'fish', 'shellfish', 'cannedFish', 'pickle', 'fruit', 'cured')}${sweated ? ' y lo pochado' : ''}${m.opt(' con ', ['nut', 'driedFruit', 'boiledEgg', 'garlic', 'condiment', 'sauce', ...seasoning, 'paprika', 'honey', 'sugar'])} 3-4 min, bajando lo de las paredes, hasta que quede fino.` ??
              say`Triturar ${m.the('nut', 'softCheese', 'boiledEgg')}${m.opt(' con ', ['driedFruit', 'garlic', 'condiment', 'sauce', ...seasoning, 'paprika', 'honey', 'sugar'])} 3-4 min, hasta que quede fino.`,
            say`Unir ${m.the('softCheese', 'cheese', 'yogurt', 'cream', 'butter')} y triturar 1 min más.`,
          ),
          step(
            say`Añadir ${m.the('oil')} en hilo con la máquina en marcha, hasta que emulsione.`,
            say`Dar el punto con ${m.the('acid', 'citrus', 'juice', 'zest', 'water', 'stock')}.`,
            'Si queda espeso, aligerar con una cucharada de agua; probar de sal.',
          ),
          say`Mezclar a mano con ${m.past('picad', 'herb', 'aroma', 'leaf')}.`,
        ],
        finish: [`${chill.replace(/\.$/, '')}; gastar en 3 días.`],
      }
    },
  },
]
