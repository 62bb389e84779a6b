import { type Mise, say, step } from '#core/method/mise.ts'
import type { Role } from '#core/pantry/role-words.ts'
import type { Kind } from './kind.ts'
import { scent, sugars } from './role-groups.ts'

/** Chocolate that is poured into the churn, and melts into no mix. */
const inThreads = /\be?stracciatella\b/

/** Chocolate with nothing to loosen it but the cream: melted alone it would seize in what is cold. */
const isOnlyCream = (m: Mise): boolean =>
  m.has('chocolate') && m.has('cream') && !m.has('butter', 'milk', 'egg', 'yolk', 'white', 'juice', 'coffee')

/** What lumps by itself, and is stirred into the sugar first. */
const powdered = (m: Mise): boolean =>
  m.has('stabiliser', 'starch', 'cocoa') || m.items.some(({ key }) => inPowder.test(key))
const inPowder = /\ben polvo\b|\bdextrosa\b|\batomizad[oa]\b|\bmaltodextrina\b|\binulina\b/

const dry = (m: Mise) =>
  m.items.filter(
    ({ role, key }) => ['sugar', 'stabiliser', 'starch', 'salt', 'cocoa'].includes(role) || inPowder.test(key),
  )

/** It is blended cold with part of the sugar, and the acid that keeps its colour. */
const pulped = (m: Mise): string | null => {
  const [fruit, share, end] = [
    m.these(wholeFruit(m)),
    'una quinta parte',
    'colar si tiene pepitas o piel y guardar a 4 °C',
  ]
  return (
    say`Limpiar, trocear y triturar ${fruit} con ${m.the('acid')} y ${m.part(share, 'sugar')}; ${end}.` ??
    say`Limpiar, trocear y triturar ${fruit} con ${m.part(share, 'sugar')}; ${end}.` ??
    say`Limpiar, trocear y triturar ${fruit}${m.opt(' con ', ['acid'])}; ${end}.`
  )
}

/** What a savoury mousse is made of. */
const savouryBase: readonly Role[] = ['cookedLegume', 'vegetable', 'cannedFish', 'cured', 'pickle']

/** Fruit that does not come as a purée or a juice. */
const wholeFruit = (m: Mise) =>
  m.items.filter(({ role, key }) => role === 'fruit' && !/^(?:pulpa|pure|zumo|coulis|concentrado)\b/.test(key))

/** Ice creams, mousses, meringues and ganaches. Proportions: docs/ciencia/motor-local.md §6.1, 62-68. */
export const coldSweets: readonly Kind[] = [
  {
    id: 'helado',
    names: /\b((?<!polvo |crema )helados?|gelato|mantecado helado|leche merengada)\b/,
    needs: [['milk', 'cream', 'yogurt', 'coconut', 'fruit']],
    sweet: true,
    write: (m, name) => ({
      steps: [
        wholeFruit(m).length === 0 ? null : pulped(m),
        powdered(m) ? say`Mezclar en seco ${m.these(dry(m))} para que no haga grumos.` : null,
        powdered(m)
          ? say`Calentar ${m.the('milk', 'cream', 'coconut', 'water', 'honey')}${m.opt(' con ', scent)} hasta 40 °C y añadir los secos con varillas.`
          : say`Calentar ${m.the('milk', 'cream', 'coconut', 'water')}${m.opt(' con ', scent)} hasta 40 °C y disolver ${m.the('sugar', 'honey', 'salt')}.`,
        step(
          inThreads.test(name)
            ? say`Agregar ${m.the('yolk', 'egg', 'butter', 'oil')}.`
            : say`Agregar ${m.the('yolk', 'egg', 'butter', 'chocolate', 'oil')}.`,
          say`Fundir ${m.the('cheese')} a trozos por debajo de 60 °C, con túrmix.`,
          'Pasteurizar a 85 °C durante 2 min, sin dejar de remover.',
        ),
        step(
          'Colar, triturar 1 min y enfriar a 4 °C en menos de 2 h.',
          say`Añadir en frío ${m.the('fruit', 'yogurt', 'softCheese', 'juice', 'acid', 'jam')}.`,
          wholeFruit(m).length === 0 ? null : 'Unir en frío con la fruta triturada.',
        ),
        'Madurar de 6 a 12 h a 4 °C: la grasa cristaliza y el helado sale más fino.',
        step(
          'Volver a batir y mantecar hasta −7 °C, que haga cinta.',
          inThreads.test(name)
            ? say`Fundir ${m.the('chocolate')} a 45 °C y verter en hilo en el último minuto: se rompe en escamas.`
            : null,
          say`Incorporar al final ${m.the('nut', 'biscuit', 'spirit', 'caramel', 'driedFruit')}.`,
        ),
      ],
      finish: ['Abatir a −18 °C o menos y servir entre −14 y −12 °C.'],
    }),
  },
  {
    id: 'sorbete o granizado',
    names: /\b(sorbetes?|granizados?|granita|polos?|nieves? de|raspados?)\b/,
    needs: [['fruit', 'juice', 'citrus', 'acid', 'coffee', 'wine']],
    sweet: true,
    write: (m, name) => ({
      steps: [
        say`Hervir ${m.the('water')} con ${m.the(...sugars, 'stabiliser', 'zest')} 2 min, hasta que el almíbar quede transparente, y enfriar a 4 °C.` ??
          say`Disolver ${m.the(...sugars, 'stabiliser')} en la mezcla fría, removiendo.`,
        step(
          say`Limpiar y triturar ${m.the('fruit', 'tomato', 'vegetable')}; pasar por un colador fino para quitar pepitas.`,
          say`Exprimir y colar ${m.the('citrus')}.`,
        ),
        step(
          say`Mezclar en frío con ${m.the('juice', 'coffee', 'wine', 'spirit', 'acid', 'herb', 'yogurt', 'milk', 'cream', 'coconut', 'salt')}.`,
          'Probar: una vez helado sabrá menos dulce.',
        ),
        'Reposar de 2 a 4 h a 4 °C.',
        /\bpolos?\b/.test(name)
          ? 'Repartir en moldes de polo, poner el palo a los 45 min y congelar a −18 °C 6 h como mínimo; desmoldar con agua templada 5 s.'
          : /\bgraniz|granita|raspad/.test(name)
            ? 'Congelar en bandeja, raspando con un tenedor cada 30 min, unas 3 h, hasta que sea escama suelta.'
            : 'Mantecar hasta −7 °C; sin mantecadora, congelar y raspar con un tenedor cada 30 min.',
        say`A mitad de mantecado, aligerar con ${m.past('montad', 'white')}; mejor con clara pasteurizada, porque no se cuece.`,
      ],
      finish: ['Guardar a −18 °C o menos y servir entre −14 y −12 °C, antes de que cristalice.'],
    }),
  },
  {
    id: 'tiramisú',
    names: /\b(tiramisu|charlota|charlotte|trifle)\b/,
    needs: [['biscuit'], ['softCheese', 'cream', 'yolk']],
    sweet: true,
    write: (m) => ({
      steps: [
        say`Preparar ${m.again('coffee')} bien cargado${m.opt(' con ', ['spirit', 'wine'])} y dejar enfriar.`,
        say`Batir ${m.the('yolk')} con ${m.the('sugar', 'honey')} al baño maría 5-6 min, hasta 70 °C, y seguir fuera del fuego hasta enfriar.` ??
          say`Batir ${m.the('egg')} con ${m.the('sugar', 'honey')} al baño maría 5-6 min, hasta 70 °C, y seguir hasta enfriar.` ??
          say`Batir ${m.the('softCheese')} con ${m.the('sugar', 'honey')} 1 min, sin que se corte.`,
        say`Mezclar con ${m.the('softCheese')} sin batir de más.`,
        say`Incorporar ${m.past('montad', 'cream', 'white')} con movimientos envolventes.`,
        say`Bañar ${m.the('biscuit')} en ${m.the('coffee', 'milk', 'juice')} 1 s por lado y alternar capas con la crema.` ??
          say`Alternar capas de ${m.the('biscuit')} y crema.`,
        'Alisar, tapar y reposar 6 h a 4 °C.',
      ],
      finish: [step(say`Espolvorear ${m.the('cocoa', 'chocolate')} al servir.`, 'Gastar en 24 h.')],
    }),
  },
  {
    id: 'mousse',
    names: /\b(mousse|espuma de|semifrio|parfait|biscuit glace|chantilly|crema montada|bavaria)\b/,
    needs: [['chocolate', 'fruit', 'cream', 'yogurt', 'acid', 'citrus', 'softCheese', 'juice', 'jam', 'coffee']],
    sweet: true,
    write: (m, name) => ({
      steps: [
        step(
          say`Hidratar ${m.the('gelatine')} en agua muy fría 10 min.`,
          say`Triturar y colar ${m.the('fruit', 'jam')}.`,
          say`Cocer ${m.these(m.items.filter(({ role, key }) => role === 'vegetable' && !/\b(?:cocid|asad|confitad)[oa]s?\b|piquillo/.test(key)))} en agua con sal hasta que se pinche sin resistencia y escurrir bien.`,
          say`Triturar ${m.these(m.items.filter(({ role }) => savouryBase.includes(role)))} muy fino y colar: es la base.`,
        ),
        m.has('gelatine') && !m.has('chocolate', 'butter', 'juice', 'acid', 'milk', 'coffee', 'citrus')
          ? 'Calentar una parte de la base a 50 °C, fundir en ella la gelatina escurrida y unir al resto.'
          : null,
        isOnlyCream(m)
          ? step(
              say`Hervir ${m.part('un tercio', 'cream')}, verter sobre ${m.past('picad', 'chocolate')} en tres veces y emulsionar hasta que brille; dejar bajar a 35-40 °C.`,
              m.has('gelatine') ? 'Fundir la gelatina escurrida en la nata caliente.' : null,
            )
          : null,
        say`Fundir ${m.the('chocolate', 'butter')}${m.opt(' con ', ['cocoa', 'coffee', 'milk', 'salt'])} al baño maría, sin pasar de 50 °C, y dejar bajar a 40 °C.` ??
          say`Calentar ${m.the('juice', 'acid', 'milk', 'coffee', 'citrus')} a 60 °C 2 min${m.has('gelatine') ? ' y disolver la gelatina' : ''}.`,
        m.has('gelatine') && m.has('chocolate', 'butter') && !isOnlyCream(m)
          ? 'Fundir la gelatina escurrida en lo caliente, por debajo de 70 °C.'
          : null,
        say`Cocer ${m.the('water')} con ${m.part('la mitad', 'sugar')} a 118 °C, verter en hilo sobre ${m.the('yolk')} y batir hasta que enfríe.` ??
          say`Batir ${m.the('yolk', 'egg')} con ${m.part('la mitad', 'sugar')} al baño maría hasta 70 °C, unos 5 min, y seguir fuera del fuego hasta que enfríe.` ??
          say`Batir ${m.the('yolk', 'egg')} al baño maría hasta 70 °C, unos 5 min.`,
        m.named(/aquafaba/, 'white')
          ? say`Batir ${m.the('white')}, fría, 8-10 min, hasta pico firme${m.opt(', con ', ['sugar', 'honey', 'icingSugar', 'acid'])} en tres veces.`
          : null,
        say`Montar con clara pasteurizada, porque no se cuece: batir ${m.the('white')} a punto de nieve suave${m.opt(' con ', ['sugar', 'honey', 'icingSugar', 'salt'])}.`,
        say`Semimontar ${m.the('cream')}${m.opt(' con ', ['sugar', 'honey', 'icingSugar'])}, que haga surco pero caiga de la varilla.`,
        step(
          say`Unir la base, entre 35 y 40 °C, con ${m.the('yogurt', 'softCheese', 'cheese', 'spirit', 'aroma', 'zest', 'salt')}, batido sin grumos.`,
          m.has('chocolate') && m.has('egg', 'yolk')
            ? 'Unir el batido con lo fundido, cuando esté entre 35 y 40 °C.'
            : null,
          'Añadir lo montado en tres veces, con espátula, de abajo arriba, para no perder el aire.',
        ),
        /turron|praline|avellana|nuez|nueces|pistacho|almendra|galleta/.test(name)
          ? say`Incorporar ${m.the('nut', 'biscuit')}, desmenuzado o picado, sin bajar lo montado.`
          : null,
        /biscuit|parfait|helad/.test(name)
          ? 'Repartir en moldes y congelar a −18 °C 8 h como mínimo; desmoldar y servir a −12 °C.'
          : `Repartir y enfriar ${m.has('gelatine') ? '6' : '4'} h a 4 °C, tapado.`,
      ],
      finish: [
        step(
          say`Terminar con ${m.the('nut', 'biscuit', 'caramel')}.`,
          /biscuit|parfait|helad/.test(name) ? 'Congelado y tapado, 1 mes.' : 'Conservar a 4 °C y gastar en 24 h.',
        ),
      ],
    }),
  },
  {
    id: 'merengue',
    names: /\b(merengues?|pavlova|suspiros|macarons?)\b/,
    needs: [['white', 'egg']],
    sweet: true,
    write: (m) => ({
      steps: [
        'Precalentar el horno a 95 °C; desengrasar cuenco y varillas.',
        m.named(/albumina/, 'white', 'egg')
          ? say`Desleír ${m.again('white', 'egg')} en ${m.the('juice', 'water', 'fruit')} y reposar 30 min, hasta que se hidrate.`
          : null,
        say`Montar ${m.the('white', 'egg')}${m.opt(' con ', ['acid', 'salt', 'raising'])} a velocidad media 3 min, hasta que espume.`,
        say`Añadir ${m.the('sugar', 'honey')} en cinco veces y batir 8-10 min, hasta que forme picos firmes y no se note el grano.`,
        say`Mezclar con espátula ${m.the('icingSugar', 'starch', 'flour', 'nut', 'cocoa', ...scent)}, tamizado lo que sea polvo.`,
        'Escudillar con manga sobre papel, en piezas iguales.',
        'Secar 1 h 30 min-2 h a 95 °C, hasta que se despegue solo del papel y el interior pase de 70 °C; enfriar con la puerta entornada.',
      ],
      finish: [
        step(
          say`Rellenar al servir con ${m.the('cream', 'fruit', 'jam', 'chocolate')}.`,
          'Guardar en recipiente hermético, sin humedad.',
        ),
      ],
    }),
  },
  {
    id: 'ganache o trufas',
    names: /\b(ganache|trufas?( de chocolate)?|salsa de chocolate|cobertura)\b/,
    needs: [['chocolate', 'cocoa']],
    sweet: true,
    write: (m) => ({
      steps: [
        say`Picar ${m.the('chocolate')} en trozos pequeños, para que funda por igual.`,
        say`Calentar ${m.the('cream', 'milk', 'water', 'coconut')}${m.opt(' con ', [...sugars, ...scent, 'salt'])} hasta 80 °C.`,
        'Verter en tres veces sobre el chocolate y mezclar desde el centro, hasta que quede elástico y brillante.',
        step(
          say`A 40 °C, añadir ${m.the('butter', 'spirit', 'yolk', 'nut')} y emulsionar con la túrmix sin meter aire.`,
        ),
        'Tapar con film a piel y cristalizar 12 h a 16-18 °C, o 3 h a 4 °C.',
        m.has('cocoa', 'icingSugar')
          ? say`Formar bolas de 12-15 g y rebozar con ${m.the('cocoa', 'icingSugar')}.`
          : null,
      ],
      finish: ['Usar a 28-30 °C para cubrir; conservar en frío, tapado y sin olores cerca.'],
    }),
  },
]
