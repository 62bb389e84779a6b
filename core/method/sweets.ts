import { cakeMinutes } from './doughs.ts'
import { rawEggWarning } from './food-safety.ts'
import type { Kind } from './kind.ts'
import { type Mise, say, step } from './mise.ts'
import type { Role } from './vocabulary.ts'

const scent: readonly Role[] = ['aroma', 'zest', 'citrus', 'coffee', 'spice', 'saffron']
const sugars: readonly Role[] = ['sugar', 'honey']
const powders: readonly Role[] = ['flour', 'starch', 'cocoa', 'raising', 'salt']

/** Cakes, creams, mousses, ice creams, fruit. Proportions: reference/ia-y-escaner.md §6.1, 40 and 51-77. */
export const sweets: readonly Kind[] = [
  {
    id: 'tarta de queso',
    names: /\b(tarta de queso|cheesecake|quesada)\b/,
    needs: [['softCheese', 'cheese', 'yogurt']],
    sweet: true,
    write: (m) => ({
      steps: [
        step(
          m.has('gelatine') ? null : 'Precalentar el horno a 200 °C y forrar el molde con papel.',
          say`Triturar ${m.the('biscuit')}${m.opt(' con ', ['butter'], ', fundida,')} y apretar en el fondo del molde; enfriar 20 min.`,
        ),
        'Sacar el queso del frío 30 min antes: frío hace grumos.',
        say`Batir ${m.the('softCheese', 'cheese', 'yogurt')} con ${m.the(...sugars)} hasta alisar, sin meter aire.` ??
          say`Batir ${m.the('softCheese', 'cheese', 'yogurt')} hasta alisar, sin meter aire.`,
        step(
          say`Añadir ${m.the('egg', 'yolk')} poco a poco.`,
          say`Incorporar ${m.the('cream', 'milk', 'flour', 'starch', 'salt', ...scent, 'acid')} y mezclar lo justo.`,
          say`Disolver ${m.the('gelatine')}, hidratada 10 min en agua fría, en un poco de la mezcla a 60 °C.`,
        ),
        m.has('gelatine')
          ? 'Verter en el molde y cuajar 6 h a 4 °C.'
          : 'Hornear 35-40 min, hasta que el borde esté cuajado y dorado y el centro tiemble; 70 °C en el centro.',
        m.has('gelatine') ? null : 'Enfriar 2 h fuera del horno, sin tocar, y después al menos 4 h a 4 °C.',
      ],
      finish: [
        step(
          say`Cubrir con ${m.the('jam', 'fruit', 'chocolate', 'caramel')}.`,
          'Servir tras 30 min a temperatura ambiente.',
        ),
      ],
    }),
  },
  {
    id: 'flan',
    names: /\b(flan|flanes|pudin|puding|budin|tocino de cielo|leche asada|creme caramel|quindim)\b/,
    needs: [['egg', 'yolk']],
    sweet: true,
    write: (m) => ({
      steps: [
        m.has('caramel')
          ? say`Hacer un caramelo con ${m.the('caramel')} a 165-170 °C, unos 8 min, hasta que tome color ámbar; cubrir el fondo de los moldes.`
          : m.has('sugar')
            ? say`Caramelizar ${m.part('una cuarta parte', 'sugar')} en seco a 165-170 °C, unos 8 min, hasta que tome color ámbar; cubrir el fondo de los moldes.`
            : 'Untar los moldes y reservar.',
        say`Calentar ${m.the('milk', 'cream', 'coconut', 'water')}${m.opt(' con ', scent)} hasta 80 °C, tapar e infusionar 15 min.`,
        step(
          say`Batir ${m.the('egg', 'yolk', 'softCheese')} con ${m.the(...sugars)} sin levantar espuma.`,
          say`Batir ${m.the('egg', 'yolk', 'softCheese')} sin levantar espuma.`,
          say`Remojar ${m.the('bread', 'biscuit', 'nut', 'driedFruit')} en la mezcla 10 min.`,
        ),
        'Mezclar, colar y retirar la espuma: son los agujeros de después.',
        `Precalentar el horno a 150-160 °C y cocer al baño maría ${m.grams('milk', 'egg', 'cream', 'yolk') > 1200 ? '50-60' : '40-45'} min, sin que el agua hierva, hasta que el centro llegue a 80-82 °C.`,
        'Enfriar de 60 a 10 °C en menos de 2 h y reposar 6 h a 4 °C.',
      ],
      finish: [
        step(
          'Pasar un cuchillo por el borde y desmoldar en el momento.',
          say`Acompañar con ${m.the('fruit', 'caramel', 'chocolate')}.`,
        ),
      ],
      warnings: flanWarnings(m),
    }),
  },
  {
    id: 'crema cocida',
    names:
      /\b(natillas|crema (catalana|pastelera|inglesa|de limon|de vainilla|de chocolate|quemada|tostada|de orujo|de cafe|de naranja|de almendras?|frangipane)|creme brulee|lemon curd|curd|sabayon|zabaione)\b/,
    needs: [
      ['milk', 'cream', 'acid', 'citrus', 'coconut', 'juice', 'wine', 'butter'],
      ['egg', 'yolk', 'starch', 'flour'],
    ],
    sweet: true,
    write: (m) => {
      const thick = m.has('starch', 'flour')
      return {
        steps: [
          say`Calentar ${m.the('milk', 'cream', 'coconut')}${m.opt(' con ', scent)} hasta 80 °C, tapar e infusionar 15 min.` ??
            say`Calentar ${m.the('acid', 'juice', 'wine')}${m.opt(' con ', scent)} hasta 70 °C, 5 min.` ??
            say`Rallar y exprimir ${m.the('citrus')} y calentar hasta 70 °C, 5 min.`,
          step(
            say`Batir ${m.the('yolk', 'egg')} con ${m.the(...sugars, 'starch', 'flour')} hasta que blanquee.` ??
              say`Desleír ${m.the('starch', 'flour', ...sugars)} en un poco del líquido frío.` ??
              say`Batir ${m.the('yolk', 'egg')} hasta que blanquee.`,
          ),
          step(
            say`Retirar ${m.again('aroma', 'zest')}.`,
            'Verter el líquido caliente sobre el batido, poco a poco y sin dejar de mover, y devolver al cazo.',
          ),
          thick
            ? 'Cocer a fuego medio con varillas hasta que espese y hierva 1 min en el centro, a más de 85 °C: así no sabe a almidón.'
            : 'Cocer a fuego suave con espátula, 8-10 min, hasta 82-84 °C y que nape la cuchara; por encima de 85 °C se corta.',
          step(
            say`Fuera del fuego, añadir ${m.the('butter', 'chocolate', 'gelatine', 'spirit', 'salt', 'acid', 'juice')} y emulsionar con la túrmix.`,
            'Colar, tapar con film a piel y enfriar de 60 a 10 °C en menos de 2 h.',
          ),
        ],
        finish: [
          step(
            say`Servir con ${m.the('biscuit', 'fruit', 'caramel', 'nut')}.`,
            say`Quemar ${m.the('icingSugar')} por encima en el momento.`,
            'Conservar a 4 °C y gastar en 24 h.',
          ),
        ],
      }
    },
  },
  {
    id: 'panacota o gelatina',
    names: /\b(pann?a ?cott?a|gelatina|bavaroise|bavarois|gelee|cuajada|blancmange|manjar blanco)\b/,
    needs: [['gelatine', 'agar', 'milk', 'cream', 'yogurt']],
    sweet: true,
    write: (m) => ({
      steps: [
        say`Hidratar ${m.the('gelatine')} en agua muy fría 10 min y escurrir.` ??
          say`Dispersar ${m.the('agar')} en una parte del líquido, en frío.`,
        say`Calentar ${m.the('cream', 'milk', 'coconut', 'juice', 'wine', 'water', 'coffee')}${m.opt(' con ', [...sugars, ...scent.filter((role) => role !== 'coffee')])} hasta 80 °C y dejar infusionar 10 min.`,
        m.has('agar')
          ? 'Hervir 2 min para activar el agar y repartir antes de que baje de 45 °C.'
          : m.has('gelatine')
            ? 'Bajar a 60 °C, disolver la gelatina y colar.'
            : 'Colar y templar a 60 °C.',
        step(
          say`Mezclar con ${m.the('yogurt', 'softCheese', 'chocolate', 'spirit', 'acid')}.`,
          'Repartir en moldes cuando empiece a espesar, para que no se separe.',
        ),
        m.has('agar') ? 'Cuajar 1 h a 4 °C.' : `Cuajar ${gelatineHours(m)} a 4 °C.`,
      ],
      finish: [
        step(
          'Desmoldar pasando la base 5 s por agua caliente.',
          say`Servir con ${m.the('fruit', 'jam', 'caramel', 'nut', 'biscuit', 'herb')}.`,
        ),
      ],
      warnings: gelatineWarnings(m),
    }),
  },
  {
    id: 'helado',
    names: /\b(helados?|gelato|mantecado helado|leche merengada)\b/,
    needs: [['milk', 'cream', 'yogurt', 'coconut', 'fruit']],
    sweet: true,
    write: (m) => ({
      steps: [
        say`Mezclar en seco ${m.the('sugar', 'honey', 'stabiliser', 'starch', 'salt', 'cocoa')} para que no haga grumos.`,
        say`Calentar ${m.the('milk', 'cream', 'coconut', 'water')}${m.opt(' con ', scent)} hasta 40 °C y añadir los secos con varillas.`,
        step(
          say`Agregar ${m.the('yolk', 'egg', 'butter', 'chocolate')}.`,
          'Pasteurizar a 85 °C durante 2 min, sin dejar de remover.',
        ),
        step(
          'Colar, triturar 1 min y enfriar a 4 °C en menos de 2 h.',
          say`Añadir en frío ${m.the('fruit', 'yogurt', 'softCheese', 'juice', 'acid', 'jam')}.`,
        ),
        'Madurar de 6 a 12 h a 4 °C: la grasa cristaliza y el helado sale más fino.',
        step(
          'Volver a batir y mantecar hasta −7 °C, que haga cinta.',
          say`Incorporar al final ${m.the('nut', 'biscuit', 'spirit', 'caramel', 'driedFruit')}.`,
        ),
      ],
      finish: ['Abatir a −18 °C o menos y servir entre −14 y −12 °C.'],
    }),
  },
  {
    id: 'sorbete o granizado',
    names: /\b(sorbetes?|granizados?|granita|polos?)\b/,
    needs: [['fruit', 'juice', 'citrus', 'acid', 'coffee', 'wine']],
    sweet: true,
    write: (m) => ({
      steps: [
        say`Hervir ${m.the('water')} con ${m.the(...sugars, 'stabiliser', 'zest')} 2 min, hasta que el almíbar quede transparente, y enfriar a 4 °C.` ??
          say`Disolver ${m.the(...sugars, 'stabiliser', 'water')} en frío.`,
        step(
          say`Limpiar y triturar ${m.the('fruit')}; pasar por un colador fino para quitar pepitas.`,
          say`Exprimir y colar ${m.the('citrus')}.`,
        ),
        step(
          say`Mezclar en frío con ${m.the('juice', 'coffee', 'wine', 'spirit', 'acid', 'herb')}.`,
          'Probar: una vez helado sabrá menos dulce.',
        ),
        'Reposar de 2 a 4 h a 4 °C.',
        'Mantecar hasta −7 °C; sin mantecadora, congelar y raspar con un tenedor cada 30 min.',
        say`A mitad de mantecado, aligerar con ${m.past('montad', 'white')}; mejor con clara pasteurizada, porque no se cuece.`,
      ],
      finish: ['Guardar a −18 °C o menos y servir entre −14 y −12 °C, antes de que cristalice.'],
      warnings: m.has('white') ? [rawEggWarning] : [],
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
          say`Batir ${m.again('softCheese', 'cream')} con ${m.the('sugar', 'honey')}.`,
        say`Mezclar con ${m.the('softCheese')} sin batir de más.`,
        say`Incorporar ${m.past('montad', 'cream', 'white')} con movimientos envolventes.`,
        say`Bañar ${m.the('biscuit')} en ${m.the('coffee', 'milk', 'juice')} 1 s por lado y alternar capas con la crema.` ??
          say`Alternar capas de ${m.the('biscuit')} y crema.`,
        'Alisar, tapar y reposar 6 h a 4 °C.',
      ],
      finish: [step(say`Espolvorear ${m.the('cocoa', 'chocolate')} al servir.`, 'Gastar en 24 h.')],
      warnings: m.has('white') ? [rawEggWarning] : [],
    }),
  },
  {
    id: 'mousse',
    names: /\b(mousse|espuma de|semifrio|parfait|chantilly|crema montada|bavaria)\b/,
    needs: [['chocolate', 'fruit', 'cream', 'yogurt', 'acid', 'citrus', 'softCheese', 'juice', 'jam', 'coffee']],
    sweet: true,
    write: (m) => ({
      steps: [
        step(
          say`Hidratar ${m.the('gelatine')} en agua muy fría 10 min.`,
          say`Triturar y colar ${m.the('fruit', 'jam')}.`,
        ),
        say`Fundir ${m.the('chocolate', 'butter')}${m.opt(' con ', ['cocoa', 'coffee', 'milk'])} al baño maría, sin pasar de 50 °C, y dejar bajar a 40 °C.` ??
          say`Calentar ${m.the('juice', 'acid', 'milk', 'coffee', 'citrus')} a 60 °C 2 min${m.has('gelatine') ? ' y disolver la gelatina' : ''}.`,
        say`Batir ${m.the('yolk', 'egg')} con ${m.part('la mitad', 'sugar')} al baño maría hasta 70 °C, unos 5 min, y seguir fuera del fuego hasta que enfríe.` ??
          say`Batir ${m.the('yolk', 'egg')} al baño maría hasta 70 °C, unos 5 min.`,
        say`Montar con clara pasteurizada, porque no se cuece: batir ${m.the('white')} a punto de nieve suave${m.opt(' con ', ['sugar', 'honey', 'icingSugar', 'salt'])}.`,
        say`Semimontar ${m.the('cream')}${m.opt(' con ', ['sugar', 'honey', 'icingSugar'])}, que haga surco pero caiga de la varilla.`,
        step(
          say`Unir la base, entre 35 y 40 °C, con ${m.the('yogurt', 'softCheese', 'spirit', 'aroma', 'zest')}.`,
          m.has('chocolate') && m.has('egg', 'yolk')
            ? 'Unir el batido con el chocolate, cuando esté entre 35 y 40 °C.'
            : null,
          'Añadir lo montado en tres veces, con espátula, de abajo arriba, para no perder el aire.',
        ),
        `Repartir y enfriar ${m.has('gelatine') ? '6' : '4'} h a 4 °C, tapado.`,
      ],
      finish: [step(say`Terminar con ${m.the('nut', 'biscuit', 'caramel')}.`, 'Conservar a 4 °C y gastar en 24 h.')],
      warnings: m.has('white') ? [rawEggWarning] : [],
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
    names: /\b(ganache|trufas?( de chocolate)?|bombones?|salsa de chocolate|chocolate a la taza|cobertura)\b/,
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
  {
    id: 'galletas',
    names:
      /\b(galletas?|cookies?|pastas de te|polvorones|mantecados?|sables?|shortbread|lenguas de gato|tejas|carquinyolis|speculoos|biscotti)\b/,
    needs: [['flour', 'nut', 'grain']],
    sweet: true,
    write: (m) => ({
      steps: [
        say`Trabajar ${m.the('butter', 'oil')} con ${m.the('sugar', 'honey', 'icingSugar')} hasta obtener una pomada, sin montar.`,
        say`Añadir ${m.the('egg', 'yolk', 'white', 'milk', 'spirit')}${m.opt(' con ', scent)} y mezclar.`,
        step(
          say`Incorporar ${m.the(...powders, 'grain')} y unir sin amasar.`,
          say`Repartir ${m.the('chocolate', 'nut', 'driedFruit')} en la masa.`,
        ),
        'Envolver y enfriar 1 h a 4 °C: así no se abren en el horno.',
        step(
          'Precalentar el horno a 175 °C.',
          'Estirar a medio centímetro y cortar, o formar bolas de 25-30 g; dejar 3 cm entre ellas.',
        ),
        'Hornear 10-14 min, hasta que el borde dore y el centro siga claro; el interior pasa de 70 °C.',
      ],
      finish: [
        step(
          'Dejar 5 min en la bandeja y enfriar sobre rejilla.',
          say`Decorar con ${m.the('jam', 'caramel', 'fruit')}.`,
          'Guardar en lata, en seco.',
        ),
      ],
    }),
  },
  {
    id: 'coulant',
    names: /\b(coulants?|volcan(es)? de chocolate|fondants? de chocolate)\b/,
    needs: [['chocolate'], ['egg', 'yolk']],
    sweet: true,
    write: (m) => ({
      steps: [
        say`Fundir ${m.the('chocolate', 'butter', 'oil')} a 50 °C, al baño maría o en microondas por golpes de 30 s.`,
        step(
          say`Batir ${m.the('egg', 'yolk')} con ${m.the(...sugars)} 3 min, hasta que espume, y unir con el chocolate.`,
          'Trabajar con huevo pasteurizado: el centro queda líquido.',
        ),
        step(
          say`Tamizar ${m.the(...powders)} encima y mezclar sin trabajar.`,
          say`Añadir ${m.the(...scent, 'spirit')}.`,
        ),
        step(
          say`Engrasar los moldes con ${m.the('mouldFat')}.`,
          'Llenar moldes individuales hasta tres cuartos y enfriar 2 h a 4 °C.',
        ),
        'Hornear a 200 °C, 9-11 min, hasta que el borde suba y el centro ceda al tocarlo.',
      ],
      finish: [
        step('Esperar 1 min y desmoldar en el plato.', say`Servir con ${m.the('cream', 'icingSugar', 'fruit')}.`),
      ],
      warnings: [rawEggWarning],
    }),
  },
  {
    id: 'brownie',
    names: /\b(brownies?|blondies?)\b/,
    needs: [
      ['chocolate', 'cocoa'],
      ['egg', 'flour', 'butter'],
    ],
    sweet: true,
    write: (m) => {
      return {
        steps: [
          step(
            'Precalentar el horno a 180 °C.',
            say`Engrasar el molde con ${m.the('mouldFat')} y forrar con papel.`,
            m.has('mouldFat') ? null : 'Forrar el molde con papel.',
          ),
          say`Fundir ${m.the('chocolate', 'butter', 'oil')} a 50 °C, al baño maría o en microondas por golpes de 30 s.`,
          say`Batir ${m.the('egg', 'yolk')} con ${m.the(...sugars)} 3 min, lo justo para disolver, y unir con el chocolate.`,
          step(
            say`Tamizar ${m.the(...powders)} encima y mezclar con espátula, sin trabajar.`,
            say`Añadir ${m.the('nut', ...scent, 'spirit')}.`,
          ),
          'Hornear 20-25 min, hasta que el borde esté cuajado y el centro salga húmedo pero no líquido: 72 °C o más.',
        ],
        finish: [
          step('Enfriar en el molde antes de cortar.', say`Servir con ${m.the('cream', 'icingSugar', 'fruit')}.`),
        ],
      }
    },
  },
  {
    id: 'tarta de masa quebrada',
    names:
      /\b(tartas? de (manzana|frutas?|limon|pera|fresas?|frambuesas?|albaricoque|nuez|nueces|calabaza|chocolate y|crema|higos|ciruelas|cerezas|arandanos)|tartaletas?|pay|pie|crostata|masa (quebrada|brisa|sable|sablee|azucarada)|crumble|cobbler|clafoutis)\b/,
    needs: [['flour', 'dough', 'puff', 'biscuit']],
    sweet: true,
    write: (m) => ({
      steps: [
        m.has('dough', 'puff')
          ? say`Forrar el molde con ${m.the('dough', 'puff')}, pinchar el fondo y enfriar 20 min.`
          : m.has('biscuit') && !m.has('flour')
            ? say`Triturar ${m.the('biscuit')}${m.opt(' con ', ['butter'])}, apretar en el molde y enfriar 20 min.`
            : step(
                say`Arenar ${m.the('flour', 'salt')} con ${m.part('la mayor parte', 'butter')} y ${m.part('la mitad', 'sugar')}.`,
                say`Unir con ${m.the('water', 'yolk')} sin amasar.`,
                'Reposar la masa 1 h a 4 °C, estirar y forrar el molde.',
              ),
        'Precalentar el horno a 180 °C; cubrir con papel y peso y cocer en blanco 15-20 min, hasta que el borde tome color.',
        step(
          say`Pelar y cortar ${m.the('fruit', 'citrus')} en láminas iguales.`,
          say`Batir ${m.the('egg', 'cream', 'milk', 'softCheese', 'nut', 'acid', 'juice')} con ${m.the(...sugars, 'starch', ...scent)} para el relleno.`,
          say`Mezclar con ${m.the(...sugars, 'starch', ...scent)} y ${m.the('acid')}.`,
        ),
        step(
          'Rellenar la base, con las piezas bien ordenadas.',
          say`Repartir ${m.the('butter', 'sugar', 'spice')} por encima.`,
        ),
        'Hornear 30-35 min, hasta que el relleno cuaje y dore; 80 °C en el centro.',
      ],
      finish: [
        step(
          say`Abrillantar con ${m.the('jam', 'gelatine', 'honey')} caliente, a 80 °C.`,
          say`Terminar con ${m.the('icingSugar', 'chocolate', 'caramel')}.`,
          'Enfriar sobre rejilla antes de desmoldar.',
        ),
      ],
    }),
  },
  {
    id: 'bizcocho',
    names:
      /\b(bizcochos?|magdalenas?|muffins?|cupcakes?|cake|pound cake|plum ?cake|tarta|sobaos?|genoves|brazo de gitano|financiers?|quatre quarts|cuatro cuartos|pastel|soletillas?|angel food|carrot cake|red velvet)\b/,
    needs: [
      ['flour', 'nut', 'starch'],
      ['egg', 'yogurt', 'milk', 'butter', 'oil', 'white'],
    ],
    sweet: true,
    write: (m) => {
      const batter = m.grams(
        'flour',
        'sugar',
        'egg',
        'butter',
        'oil',
        'milk',
        'yogurt',
        'fruit',
        'nut',
        'chocolate',
        'vegetable',
        'cream',
      )
      const small = m.named(/./, 'flour') && batter > 0 && batter < 150
      const sponge = m.has('egg') && !m.has('butter', 'oil', 'cream') && !m.has('raising')
      return {
        steps: [
          step(
            `Precalentar el horno a ${batter > 1200 ? 170 : 180} °C.`,
            say`Engrasar con ${m.the('mouldFat')} y enharinar.`,
            m.has('mouldFat') ? null : 'Forrar el molde con papel.',
          ),
          sponge
            ? say`Montar ${m.the('egg', 'yolk', 'white')} con ${m.the(...sugars)} 8-10 min, hasta que triplique y haga cinta.`
            : m.has('butter')
              ? (say`Batir ${m.the('butter')} con ${m.the(...sugars)} 5 min, hasta que blanquee, y añadir ${m.the('egg', 'yolk')} poco a poco.` ??
                say`Fundir ${m.the('butter', 'oil')} y templar.`)
              : say`Batir ${m.the('egg', 'yolk')} con ${m.the(...sugars)} 5 min, hasta que espume y aclare.`,
          step(
            say`Verter ${m.the('oil', 'milk', 'yogurt', 'cream', 'juice', 'water', 'egg', 'softCheese', 'coffee', 'spirit')} en hilo, batiendo.`,
            say`Perfumar con ${m.the(...scent)}.`,
          ),
          say`Tamizar ${m.the(...powders)} y unir con espátula, de abajo arriba, solo hasta que la mezcla sea homogénea.`,
          step(
            say`Incorporar ${m.the('nut', 'chocolate', 'fruit', 'driedFruit', 'vegetable', 'grain')}.`,
            say`Añadir ${m.past('montad', 'white')} en dos veces.`,
          ),
          `Repartir en el molde hasta dos tercios y hornear ${small ? '15-18 min' : cakeMinutes(batter)}, sin abrir los primeros 20 min, hasta que la aguja salga limpia: 95 °C en el centro.`,
        ],
        finish: [
          step(
            'Reposar 10 min, desmoldar y enfriar sobre rejilla.',
            say`Cubrir o rellenar con ${m.the('jam', 'sauce', 'caramel')}.`,
            say`Espolvorear con ${m.the('icingSugar')}.`,
          ),
        ],
      }
    },
  },
  {
    id: 'mermelada',
    names:
      /\b(mermeladas?|confituras?|jalea|compotas?|coulis|dulce de membrillo|membrillo|almibar|chutney|fruta (asada|cocida|en almibar)|(peras?|manzanas?|melocotones?|higos|ciruelas) (al|a la|en|asad[oa]s?)( \w+){0,3})\b/,
    needs: [['fruit', 'citrus', 'jam', 'vegetable', 'tomato', 'sugar', 'driedFruit', 'aromatic']],
    sweet: true,
    write: (m) => {
      const fruit = m.grams('fruit', 'citrus', 'tomato', 'vegetable', 'aromatic')
      const sugar = m.grams(...sugars)
      const jam = sugar > 0 && fruit > 0 && sugar / fruit >= 0.4
      return {
        steps: [
          say`Lavar, pelar y trocear ${m.the('fruit', 'citrus', 'tomato', 'vegetable', 'driedFruit', 'aromatic')}, quitando huesos y partes golpeadas.`,
          say`Mezclar con ${m.the(...sugars)}${m.opt(' y ', ['acid', 'juice'])} y macerar ${jam ? '4 h en frío' : '30 min'}, hasta que suelte jugo.` ??
            say`Aliñar con ${m.the('acid', 'juice')} para que no se oxide.`,
          say`Poner en un cazo ancho con ${m.the(...scent, 'wine', 'water', 'spirit', 'pectin', 'butter')}.`,
          jam
            ? 'Cocer a fuego medio 30-40 min, espumando y removiendo el fondo, hasta 104-105 °C o hasta que una gota en plato frío no corra.'
            : 'Cocer a fuego suave 15-20 min, hasta que esté tierno y el jugo se haga jarabe.',
          jam
            ? 'Envasar en caliente, por encima de 85 °C, en tarros hervidos 10 min; cerrar y volcar 5 min.'
            : step(
                say`Retirar ${m.again('aroma', 'zest')}.`,
                'Triturar y colar si se quiere fino; enfriar de 60 a 10 °C en menos de 2 h.',
              ),
        ],
        finish: [
          jam
            ? 'Rotular con la fecha y guardar en sitio fresco y oscuro; abierta, a 4 °C.'
            : step(say`Terminar con ${m.the('herb', 'nut')}.`, 'Servir templado o frío; se conserva 3 días a 4 °C.'),
        ],
        warnings:
          jam && sugar / fruit < 0.55
            ? ['Con menos de 60 g de azúcar por 100 g de fruta la mermelada no se conserva fuera del frío.']
            : [],
      }
    },
  },
  {
    id: 'bebida',
    names:
      /\b(bebida|zumo|batido|smoothie|limonada|sangria|coctel|mojito|granizada|horchata|ponche|infusion|te helado|caipirinha|margarita|pina colada|agua de|licuado|tinto de verano|gin ?tonic|negroni|daiquiri|cafe|chocolate caliente|kombucha|rebujito|bloody mary|mocktail|spritz)\b/,
    needs: [
      [
        'fruit',
        'citrus',
        'juice',
        'acid',
        'wine',
        'spirit',
        'soda',
        'milk',
        'coffee',
        'water',
        'nut',
        'yogurt',
        'ice',
        'tomato',
        'vegetable',
        'coconut',
        'chocolate',
      ],
    ],
    sweet: true,
    write: (m) => {
      const mixed = m.has('spirit', 'wine', 'soda')
      return {
        steps: [
          mixed
            ? 'Enfriar las copas y los líquidos al menos 30 min a 4 °C.'
            : (say`Lavar bien ${m.again('fruit', 'vegetable', 'herb', 'citrus')} con agua fría.` ??
              'Lavar y desinfectar los utensilios.'),
          m.has('coffee', 'chocolate', 'cocoa') && !mixed
            ? say`Calentar ${m.the('milk', 'water', 'cream', 'coconut')} hasta 80 °C y disolver ${m.the('coffee', 'chocolate', 'cocoa', 'starch', ...sugars)} 3 min, removiendo.`
            : null,
          say`Remojar ${m.the('nut', 'grain')} 12 h en frío y escurrir.`,
          step(
            say`Disolver ${m.the(...sugars, 'salt')} en ${m.the('acid', 'juice', 'water')}.`,
            say`Exprimir ${m.the('citrus')} y mezclar.`,
            m.has('fruit', 'tomato', 'vegetable')
              ? say`Trocear ${m.the('fruit', 'tomato', 'vegetable')}${mixed ? '' : ' y triturar 2 min, hasta que quede fino'}.`
              : null,
          ),
          mixed
            ? step(
                say`Mezclar con ${m.the('spirit', 'wine', 'acid', 'juice', 'jam', ...sugars)} y ${m.has('fruit') ? 'macerar 1 h' : 'mantener'} en frío.`,
                say`Aromatizar con ${m.the('herb', 'aroma', 'spice', 'zest')} sin machacar.`,
              )
            : step(
                say`Añadir ${m.the('milk', 'water', 'yogurt', 'cream', 'coconut', 'acid', 'juice', 'coffee', ...sugars)} y batir 1 min.`,
                say`Aromatizar con ${m.the('aroma', 'spice', 'zest', 'herb')} y colar.`,
                m.has('nut', 'grain') ? 'Triturar con el agua 3 min y colar por una estameña, apretando.' : null,
              ),
          say`Llenar la copa con ${m.the('ice')}${m.opt(' y completar con ', ['soda'])} justo al servir.` ??
            say`Completar con ${m.the('soda')} justo al servir, sin remover.`,
        ],
        finish: [
          'Probar el equilibrio de dulce y ácido.',
          mixed
            ? 'Servir enseguida, muy frío.'
            : m.has('coffee', 'chocolate')
              ? 'Servir enseguida; si es para beber frío, enfriar a 4 °C.'
              : 'Servir frío, a 4 °C, y gastar en el día.',
        ],
      }
    },
  },
]

/** Flan: 350-400 g of egg per litre (§6.1, 60), 30 % either way. */
const flanWarnings = (m: Mise): string[] => {
  const litres = m.grams('milk', 'cream', 'coconut') / 1000
  const egg = m.grams('egg') + m.grams('yolk') * 1.5
  if (litres === 0 || egg === 0) return []
  const perLitre = Math.round(egg / litres)
  return perLitre < 250 ? [`El flan lleva ${perLitre} g de huevo por litro; con menos de 350 g cuaja blando.`] : []
}

const gelatineShare = (m: Mise): number => {
  const liquid = m.grams('cream', 'milk', 'coconut', 'juice', 'wine', 'water', 'yogurt', 'fruit', 'coffee')
  return liquid === 0 ? 0 : (m.grams('gelatine') / liquid) * 100
}

const gelatineHours = (m: Mise): string => (gelatineShare(m) > 1 ? '4 h' : '6 h')

/** Gelatine 0.6-0.8 % soft, 1-1.2 % firm (§6.1, 77). */
const gelatineWarnings = (m: Mise): string[] => {
  const share = gelatineShare(m)
  if (share === 0) return []
  if (share < 0.45) return ['Lleva poca gelatina: por debajo de 6 g por litro apenas cuaja.']
  return share > 1.6 ? ['Lleva mucha gelatina: por encima de 12 g por litro queda gomosa.'] : []
}
