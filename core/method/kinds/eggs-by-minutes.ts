import { say, step } from '#core/method/mise.ts'
import { fresh } from '#core/method/sentences.ts'
import type { Kind } from './kind.ts'

/** RD 1021/2022, art. 9. */
const runny = ['Con la yema líquida no se llega a 70 °C: sírvelo en el momento o usa huevo pasteurizado.']

/** Minutes in boiling water, of hen's eggs from the fridge and of quails' (core/cookbook/cards/tiempos/huevos-minutos.md). */
const inShell: readonly {
  readonly id: string
  readonly names: RegExp
  readonly hen: string
  readonly quail: string
}[] = [
  { id: 'huevos mollet', names: /^huevos? (?:de [a-z]+ )?mollet\b/, hen: '6 min', quail: '2 min 15 s' },
  {
    id: 'huevos pasados por agua',
    names: /^huevos? (?:de [a-z]+ )?(?:pasados? por agua|a la copa|tibios?)\b/,
    hen: '3-4 min',
    quail: '1 min 30 s',
  },
]

const isInCup = /\ba la copa\b/

/** Eggs known by their minutes, and the cloud that is baked. */
export const eggsByMinutes: readonly Kind[] = [
  ...inShell.map(
    ({ id, names, hen, quail }): Kind => ({
      id,
      names,
      needs: [['egg', 'boiledEgg']],
      write: (m, name) => {
        const peeled = id === 'huevos mollet'
        const beside = m.has('vegetable', 'leaf', 'mushroom')
        return {
          steps: [
            say`Cocer ${m.past('limpi', 'vegetable')} en agua hirviendo con sal 4-6 min, hasta que cedan y sigan firmes, y escurrir.`,
            step(
              say`Saltear ${m.the('mushroom')} 5-6 min a fuego vivo.`,
              beside ? say`Dar brillo con ${m.the('butter', 'oil')}.` : null,
            ),
            'Hervir agua que cubra los huevos, con un poco de sal o de vinagre.',
            say`Meter con cuidado ${m.the('egg', 'boiledEgg')}, fríos de la nevera, y cocer ${/codorniz/.test(name) ? quail : hen} desde que vuelve el hervor, suave: la clara cuaja y la yema queda líquida.`,
            peeled
              ? 'Pasar a agua con hielo 5 min; golpear la cáscara por todos lados y pelar con cuidado bajo un hilo de agua.'
              : isInCup.test(name)
                ? 'Cascar enseguida y vaciar en una copa o taza caliente.'
                : 'Sacar y servir enseguida en huevera, quitando el casquete.',
            peeled ? 'Para darlos calientes, 1 min en agua a 60-65 °C, sin que la yema cuaje.' : null,
          ],
          finish: [
            step(
              say`Sazonar con ${m.the('salt', 'pepper')}${m.opt(' y ', ['butter', 'oil'])}.`,
              fresh(m),
              'Servir al momento.',
            ),
          ],
          warnings: runny,
        }
      },
    }),
  ),
  {
    id: 'huevos nube',
    names: /^huevos? (?:de [a-z]+ )?(?:nube|en nube|en las nubes)\b/,
    needs: [['egg']],
    write: (m) => ({
      steps: [
        say`Precalentar el horno a 200 °C y separar ${m.the('egg')} en claras y yemas, cada yema entera en su media cáscara.`,
        say`Montar las claras a punto de nieve firme con ${m.the('salt')}.` ??
          'Montar las claras a punto de nieve firme.',
        say`Incorporar ${m.the('cheese', 'cured', 'herb')} con espátula, sin bajar.`,
        'Formar nidos en una bandeja con papel, con un hueco en el centro, y hornear 4-5 min, hasta que tomen color.',
        'Poner la yema en el hueco y hornear 3 min más para consumo inmediato, o 6-7 min, hasta que llegue a 70 °C.',
      ],
      finish: [step(fresh(m), 'Servir al salir.')],
      warnings: runny,
    }),
  },
]
