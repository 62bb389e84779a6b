import { type Item, type Mise, say, step } from '#core/method/mise.ts'
import type { Kind } from './kind.ts'
import { scent, sugars } from './role-groups.ts'

/** What stands among chocolates and is not poured into a mould. */
const isPaste = /^(?:praline|gianduja|pasta|crema|turron)\b/
const isCocoaButter = /\bmanteca de cacao\b|\bmycryo\b/

/** Couverture of the list, the heaviest first: the shell; what else is chocolate goes into the filling. */
const coverture = (m: Mise): readonly Item[] =>
  m
    .leftItems()
    .filter(({ role, key }) => role === 'chocolate' && !isPaste.test(key) && !isCocoaButter.test(key))
    .toSorted((a, b) => b.grams - a.grams)
const paste = (m: Mise): readonly Item[] =>
  m.leftItems().filter(({ role, key }) => role === 'chocolate' && isPaste.test(key))
const cocoaButter = (m: Mise): readonly Item[] => m.leftItems().filter(({ key }) => isCocoaButter.test(key))

/** Curves of dark, milk and white: as in core/cookbook/cards/tecnicas/templar-chocolate.md. */
const curveOf = (item: Item | undefined): string => {
  const key = item?.key ?? ''
  if (/\bblanc[oa]s?\b|\brubi[oa]?\b|\bdulcey\b/.test(key))
    return 'fundir a 40-43 °C, bajar a 26-27 °C y subir a 28-29 °C'
  if (/\bleche\b/.test(key)) return 'fundir a 43-45 °C, bajar a 27-28 °C y subir a 29-30 °C'
  return 'fundir a 48-50 °C, bajar a 27-28 °C y subir a 31-32 °C'
}

/** Tempering, with its cocoa butter: 1 % of it in powder seeds the crystals by itself. */
const temper = (m: Mise, shell: Item | undefined): string | null => {
  const butter = cocoaButter(m)
  const seeds = butter.some(({ key }) => /mycryo|polvo/.test(key))
  const curve = curveOf(shell)
  const all = shell === undefined ? coverture(m) : [shell]
  return step(
    say`Atemperar ${m.these(all)}: ${curve}.`,
    seeds
      ? say`O sembrar: fundir, bajar a 34-35 °C y añadir un 1 % de ${m.these(butter)}.`
      : say`Fundir con la cobertura ${m.these(butter)}, que la hace más fluida.`,
    'Probar en la punta de un cuchillo: cuaja brillante en 3-5 min a 20 °C.',
  )
}

const keep = 'Guardar a 16-18 °C, tapado, seco y lejos de olores; nunca en nevera, que lo empaña.'

/** Chocolate that is tempered and moulded or coats. Greweling, Chocolates and Confections; oficio. */
export const chocolates: readonly Kind[] = [
  {
    id: 'bombones',
    names: /\b(bombon(?:es)?(?! helad)|pralines? (?:belgas?|rellenos))\b/,
    needs: [['chocolate']],
    sweet: true,
    write: (m) => {
      const [shell, ...others] = coverture(m)
      const filled =
        m.has('cream', 'butter', 'jam', 'caramel', 'milk', 'coconut', 'fruit') ||
        paste(m).length > 0 ||
        others.length > 0
      return {
        steps: [
          say`Pintar los moldes, limpios y a 22-25 °C, con ${m.these(m.leftItems().filter(({ key }) => /^colorante\b/.test(key)))} a 30 °C.`,
          temper(m, shell),
          'Llenar los moldes de cobertura, golpear, volcar, raspar y cristalizar 15 min a 16-18 °C: una camisa de 1,5-2 mm.',
          m.has('cream', 'milk', 'coconut', 'juice', 'fruit')
            ? step(
                say`Para el relleno: hervir ${m.the('cream', 'milk', 'coconut', 'juice', 'fruit')}${m.opt(' con ', [...sugars, ...scent])}, bajar a 80 °C y verter en tres veces sobre ${m.these([...others, ...paste(m)]) ?? 'una cuarta parte de la cobertura, picada'}, emulsionando.`,
                say`A 35-40 °C, unir ${m.the('butter', 'spirit', 'salt')}.`,
                'Enfriar a 27-28 °C.',
              )
            : step(
                say`Para el relleno: fundir ${m.these(others)} a 45 °C, mezclar con ${m.these(paste(m))} y enfriar removiendo hasta 24-26 °C.` ??
                  say`Para el relleno: mezclar ${m.these(paste(m))} con una quinta parte de la cobertura, fundida, y enfriar removiendo hasta 24-26 °C.`,
                say`Unir ${m.the('butter', 'salt', 'spirit', 'jam', 'caramel')}.`,
              ),
          say`Mezclar en el relleno ${m.the('nut', 'biscuit', 'driedFruit')}, secos y fríos.`,
          filled
            ? 'Rellenar con manga por debajo de 28 °C hasta 1,5 mm del borde y cristalizar 12 h a 16-18 °C.'
            : null,
          'Cerrar con cobertura atemperada, raspar, cristalizar 20-30 min a 10-12 °C y desmoldar.',
        ],
        finish: [keep],
      }
    },
  },
  {
    id: 'chocolate moldeado',
    names:
      /\b(tabletas?|tablas? de chocolate|barras? de chocolate|chocolatinas?|mendiants?|rocas? de (?:chocolate|almendra)|rochers?|corteza de chocolate|laminas? de chocolate|huevos? de (?:pascua|chocolate)|figuras? de chocolate|turron de chocolate|(?:almendras?|avellanas?|naranjas?|naranjitas|frutas?) (?:\p{L}+ )?(?:banad[oa]s?|con chocolate)|orangettes?)\b/u,
    needs: [['chocolate']],
    sweet: true,
    write: (m, name) => {
      const [shell] = coverture(m)
      const hollow = /\b(?:huevos?|figuras?)\b/.test(name)
      const coats = /\bbanad|con chocolate|orangette/.test(name)
      const discs = /\bmendiants?\b/.test(name)
      const lumps = /\brocas?\b|\brochers?\b/.test(name)
      const dry = m.leftItems().filter(({ role, key }) => role === 'nut' && !/tostad|garrapinad|caramelizad/.test(key))
      const roast =
        dry.length === 0
          ? null
          : say`Tostar ${m.again('nut')} 12-15 min a 150 °C y enfriar del todo: tibios destemplan el chocolate.`
      return {
        steps: [
          roast,
          temper(m, shell),
          lumps
            ? say`Mezclar con ${m.the('nut', 'biscuit', 'driedFruit', 'fruit')}, a temperatura ambiente, y escudillar en montones de 12-15 g sobre papel.`
            : coats
              ? say`Bañar ${m.the('nut', 'fruit', 'driedFruit', 'citrus', 'zest', 'jam')}, todo seco y a 20-22 °C, escurrir el sobrante y dejar sobre papel.`
              : hollow
                ? 'Pintar y llenar los medios moldes, volcar y cristalizar 10 min a 16 °C; repetir una segunda capa, hasta 3-4 mm.'
                : discs
                  ? 'Escudillar discos de 8-10 g sobre papel y aplanarlos con un golpe de bandeja; en tandas, para llegar antes de que cuaje.'
                  : 'Verter en moldes limpios a 22-25 °C y golpear para sacar el aire.',
          hollow
            ? say`Con la segunda capa aún blanda, pegar por dentro ${m.the('nut', 'driedFruit', 'biscuit')} y cristalizar 20 min a 12-15 °C.`
            : null,
          hollow ? 'Desmoldar, fundir apenas los bordes sobre una placa tibia y pegar las dos mitades.' : null,
          say`Repartir por encima, antes de que cuaje, ${m.the('nut', 'driedFruit', 'biscuit', 'fruit', 'zest', 'salt', 'spice')}.`,
          hollow
            ? null
            : `Cristalizar 20-30 min a 12-15 °C${discs || lumps || coats ? '.' : ' y desmoldar cuando se despegue solo.'}`,
        ],
        finish: [say`Espolvorear con ${m.the('cocoa', 'icingSugar')}.`, keep],
      }
    },
  },
]
