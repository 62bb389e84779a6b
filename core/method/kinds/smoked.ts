import { type Mise, say, step } from '#core/method/mise.ts'
import type { Kind } from './kind.ts'
import { isFuel } from './role-groups.ts'

/** Words that smoke, which no table of foods has. */
const wood = (m: Mise) => m.leftItems().filter(({ key }) => isFuel.test(key))

/** A food and then 'ahumado'; a cream or a salad of it is another dish. */
const smokedFood = (way: string): RegExp =>
  new RegExp(
    `^(?:(?:lomos?|filetes?|ventrescas?|pechugas?|muslos?|supremas?|costillas?|alit?as?|piezas?) (?:de )?)?(?!(?:cremas?|brandada|pate|mousse|sopa|salsa|caldo|queso|huevos?|aceite|mantequilla|sal) )\\p{L}+(?: (?!de |con |y )\\p{L}+)? ahumad[oa]s?${way}`,
    'u',
  )

const smokedRoles = ['fish', 'cephalopod', 'shellfish', 'mollusc', 'poultry', 'meat'] as const
const cure = [
  'salt',
  'sugar',
  'honey',
  'herb',
  'spice',
  'paprika',
  'garlic',
  'pepper',
  'zest',
  'aroma',
  'spirit',
] as const

/**
 * Fish and meat smoked in the house. Cold: anisakis by Royal Decree 1021/2022, smoke and storage as in Codex CXS 311-2013; hot: core
 * temperatures of AESAN (2021).
 */
export const smoked: readonly Kind[] = [
  {
    id: 'pescado ahumado en frío',
    names: smokedFood(' (?:en|al) frio'),
    needs: [['fish'], ['salt']],
    write: (m) => ({
      steps: [
        say`Congelar ${m.again('fish')} a −20 °C en el centro 24 h o más (−35 °C, 15 h) y descongelar a 4 °C: el humo frío no mata el anisakis (RD 1021/2022).`,
        say`Limpiar ${m.again('fish')}: quitar tripa, cabeza y espinas, y secar los lomos.`,
        say`Cubrir ${m.the('fish')} con ${m.the(...cure)} y curar a 4 °C como máximo: 1-3 h los lomos finos, 8-14 h los de 3 cm.`,
        'Aclarar, secar y orear destapado a 4 °C 12-24 h, hasta que la superficie pegue.',
        say`Ahumar con ${m.these(wood(m))} a 25 °C como máximo, 2-4 h los lomos finos y 6-12 h los gruesos, en tandas, volviendo a la nevera.` ??
          'Ahumar en frío a 25 °C como máximo, 2-4 h los lomos finos y 6-12 h los gruesos, en tandas, volviendo a la nevera.',
        say`Reposar 24 h a 3 °C; cortar y cubrir con ${m.the('oil')}.` ?? 'Reposar 24 h a 3 °C y cortar fino.',
      ],
      finish: [
        step(
          say`Servir con ${m.the('citrus', 'acid', 'condiment', 'cream', 'yogurt', 'bread', 'herb', 'leaf')}.`,
          'Guardar a 3 °C como máximo, 5 días; al vacío, también en frío (botulismo).',
        ),
      ],
      warnings: ['Ahumado en frío: queda crudo (Listeria). No para embarazadas, mayores ni inmunodeprimidos.'],
    }),
  },
  {
    id: 'ahumado en caliente',
    names: smokedFood('(?! (?:en|al) frio)'),
    needs: [['fish', 'cephalopod', 'shellfish', 'mollusc', 'poultry', 'meat'], ['salt']],
    write: (m) => {
      const sea = !m.has('poultry', 'meat')
      const core = m.has('poultry')
        ? '74 °C'
        : m.has('meat')
          ? '70 °C'
          : m.has('mollusc')
            ? '90 °C durante 90 s'
            : '68 °C'
      const tough = m.named(/costill|brisket|pecho|panceta|aguja|paletilla|falda/, 'meat')
      return {
        steps: [
          say`Disolver ${m.the(...cure)} en ${m.the('water')} y tener dentro ${m.the(...smokedRoles)}, ${m.agree('limpi', ...smokedRoles)} y en piezas iguales, ${sea ? '4-8 h' : '12-24 h'} a 4 °C.` ??
            say`Limpiar ${m.the(...smokedRoles)} y curar con ${m.the(...cure)} ${sea ? '30 min-2 h' : '6-12 h'} a 4 °C, según grosor.`,
          'Aclarar, secar y orear a 4 °C 2-12 h, hasta que la superficie pegue: así coge el humo.',
          tough
            ? say`Ahumar con ${m.these(wood(m)) ?? 'serrín de haya o roble'} a 110-120 °C 4-8 h, hasta 90-95 °C en el centro, que se pinche sin resistencia.`
            : say`Ahumar con ${m.these(wood(m)) ?? 'serrín de haya o roble'} 30 min a 40-50 °C y subir a ${sea ? '80-90' : '100-110'} °C, hasta ${core} en el centro.`,
          say`Pintar con ${m.the('oil', 'butter', 'sauce')}.`,
        ],
        finish: [
          step(
            say`Servir con ${m.the('citrus', 'acid', 'condiment', 'cream', 'yogurt', 'bread', 'leaf')}.`,
            'Para guardar, enfriar de 60 a 10 °C en menos de 2 h y conservar a 3 °C, 5 días.',
          ),
        ],
      }
    },
  },
]
