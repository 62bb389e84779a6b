import { isPerson, peopleEnding } from '#core/assistant/words/people.ts'
import { readAmount } from '#core/parsing/lines/amount.ts'
import { fold } from '#core/spanish/fold.ts'

/** Words that ask, before the thing that is asked about. */
const asking = new Set(
  (
    'unha unhas receita receitas recepta quero fago facer y e o pero vale ok oye bueno entonces ahora tambien hola buenas por favor porfa ' +
    'a al de del en con el la los las lo un una unos unas mi mis tu tus su sus este esta estos estas ese esa esos esas para sobre ' +
    'mes meses epoca empieza empiezan acaban terminan llegan que cual cuales como cuando donde cuanto cuanta cuantos cuantas ' +
    'me te se nos le les yo tu usted ' +
    'crea creame crear crearme inventa inventame elabora elaborame disena disename desarrolla desarrollar desarrollo desarrollamos genera generame formula propon proponme ' +
    'redacta escribe escribeme haz hazme hacer hago hace hacen haria prepara preparame preparar preparo quiero quisiera necesito dame deme ' +
    'damela ponme pon saca sacame busca buscame buscar encuentra encuentrame muestra muestrame ensena ensename ver recuerda recuerdame dime dame ' +
    'receta recetas formula ficha plato base proporcion proporciones ratio relacion ' +
    'mia mias mio mios tengo tienes tenemos hay alguna alguno algun algo cosa puedo puedes podria podrias podemos se sabe sabes debo deberia hay ' +
    'escala escalar escalame escalala pasa pasame pasar ajusta ajustame adapta adaptame recalcula multiplica duplica triplica ' +
    'cuesta cuestan costaria vale valen sale salen coste costo escandallo precio precios calcula calculame ' +
    'calorias kcal nutricion nutricional nutricionales valores valor informacion macros proteinas proteina grasas grasa fibra hidratos carbohidratos tiene tienen lleva llevan alergenos ' +
    'temperatura grados saco sacar cocino cocinar cocina cuezo cocer se aso asar sirve servir va van tiempo dura duran aguanta aguantan conserva conservar guardar guardo ' +
    'es son significa sustituyo sustituir sustituye reemplazo cambio pongo poner echo echar uso usar vez lugar falta quedo sin-nada ' +
    'rica rico facil rapida rapido sencilla sencillo buena bueno tipica tipico tradicional casera casero ideas idea ' +
    'platos par algunos algunas puede pueden congelar congelo congelado camara nevera frigo temp individuales ' +
    'pasala pasalo pasalas pasalos escalalo escalalas ajustala ajustalo adaptala adaptalo recalculala hazla hazlo hazlas hazlos hazmela hazmelo hazmelas hazmelos ponmela ponmelo ponla ponlo dejala dejalo doblala ' +
    'mejor bajala bajalo bajalas bajalos subela subelo subelas subelos reducela reducelo reducelas reducelos aumentala aumentalo ' +
    'guarda guardala guardalo guardalas guardalos guardame creala crealo crealas crealos anadela cambiala cambialo conviertela explica explicame convierte convertir ' +
    'no si somos seremos seran vienen doble triple mitad media medio das haces ha he han acabado acaba acabo terminado sobro sobra sobran sobrado sobraron quedado quedan aprovechar aprovecho gastar ' +
    'k q x pq xq persona personas racion raciones pax comensal comensales porcion porciones invitados cabeza ' +
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta cien ' +
    'food cost vendo vender venta ' +
    'limpio limpiar limpia elijo elegir corto cortar pelo pelar ' +
    'mantengo mantener mantenemos horneo hornear congelo congelar regenero recaliento ' +
    'compro compra compramos pido pedimos pedir encargo tardo tardamos ' +
    'ayudar ayudame ayuda tarda tardan conviertes esta receta pues entera entero completa completo ' +
    'asi gracias perfecto genial listo bien muchas estupendo adios tardes dias noches hasta luego saber dosis hidratacion apto apta apetece vamos haremos ' +
    'alternativa alternativas reemplazo reemplazar sustituto sustitutos cambiar remplazo remplazar significa diferencia existe gramos gramaje cantidad biblioteca ' +
    'subo sube subir bajo baja bajar ensenamela ensenamelo ensenamelas muestramela muestramelo abrela abrelo verla verlo kilo kilos ' +
    'celiaco celiacos celiaca celiacas alergico alergicos vegano veganos temporada pieza corte parte menu menus cualquier otra otro nueva nuevo version lista ingredientes metodo pasos elaboracion ' +
    'dar darle darles doy damos servirle servirles inventate guardado guardada guardados guardadas apuntado apuntada abreme abrenos leeme ocurre'
  ).split(' '),
)

/** Whether a folded word only asks, and names nothing. */
export const asks = (word: string): boolean => asking.has(word)

/** Dishes that begin as a question or a number would. */
const named =
  /^(?:tres (?:leches|chocolates|quesos)|cuatro (?:cuartos|quesos|estaciones)|base de pizza|plato de|pieza de|media noche|medias noches|masa |completos? (?:chilen|italian)|te (?:fri|helad|verde|matcha|moruno|con ))/

/** Where the thing ends: servings, shares, diets, courtesies. */
const ending = new RegExp(
  `[?!;:\\n]|(?:^|\\s)(?:${[
    String.raw`como (?:se|lo|la|va|es|fan?)\b`,
    String.raw`(?:tiempo|tempo|temps) de\b`,
    'recetas? (?=para)',
    peopleEnding,
    String.raw`para (?=\d|(?:medi[oa]|un[oa]?s?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|cien|mi)\b|el |la |los |las |esta |celiac|vegan|alergic)`,
    String.raw`(?:para|a|en) un[oa]? (?:bodas?|bautizos?|comunion|banquete|evento|fiesta|cumpleanos|grupo|catering) de \d`,
    'por (?:persona|racion|comensal|cabeza|pax|cada|litro|kilo|kg|favor)',
    String.raw`por\s+\d`,
    'sin (?:gluten|cerdo|lactosa|lacte|huevo|leche|frutos|soja|soya|carne|pescado|marisco|alcohol|azucar|trigo|tacc|nada)',
    'vegan',
    'vegetarian',
    String.raw`al? (?:un[oa]? |l[oa]s )?(?:client\w{1,3} )?(?:celiac|vegan|alergic|intoleran)`,
    '(?:alergic[oa]s?|intolerantes?) a',
    String.raw`celiac[oa]s?\b`,
    String.raw`(?:es|son) para\b`,
    '(?:es|son|seria) (?:apt|vegan|vegetarian|halal|sin |libres? )',
    'apt[oa]s? (?:para|vegan|celiac)',
    'libres? de',
    'en mi biblioteca',
    'en la biblioteca',
    'en mis recetas',
    'entre mis',
    'porfa',
    'gracias',
    'lleva',
    'necesita',
    'que sea',
    '(?:que|cuales|sus) alergen',
    'es (?:un )?alergen',
    'si (?:el|la|los|las) ',
    '(?:tienen?|contienen?) (?:alergen|gluten|lactosa|leche|lacteos?|huevos?|frutos secos|soja|mostaza|sesamo|apio|sulfitos|marisco|pescado|cacahuete)',
    'cuant[oa]s? (?:me |nos )?(?:cuesta|sale|vale|lleva)',
    String.raw`cuant[oa]s? (?:calorias|kcal|grasas?|proteinas?|fibra|hidratos|carbohidratos|azucar(?:es)?|sodio)\b`,
    String.raw`haz(?:me)?l[ao]s?\b`,
    String.raw`y (?:calcul|dime|cuanto|que|como)\b`,
    'con menos',
    'con mas',
    String.raw`con \d`,
    'que (?:no )?sea dulce',
    'usando',
    'para gastar',
    String.raw`que se\b`,
    String.raw`que (?:me|nos|ya|han?|quedan?|caduc\w{1,4})\b`,
    'muy madur',
    String.raw`de (?:ayer|hoy|anoche)\b`,
    String.raw`(?:cocid[oa]s? )?en (?:la )?(?:nevera|camara)\b`,
    String.raw`que (?:hago|hacemos|puedo|cocino|preparo|saco|pongo|tengo|tenemos)\b`,
    String.raw`recetas?\W*$`,
    String.raw`\d[\d.,]* ?(?:kg|kilos?|litros?|l|g|gr|gramos|ml)\W*$`,
    // 'Sorbete de mandarina pac', 'helado de mango azúcares': what is asked of it.
    String.raw`(?:pac|pod|brix|overrun|azucares|proporcion(?:es)?|dosis|vida util|estabilizante|hidratacion|(?<!baja )temperatura|tiempo|merma|precio|rendimiento)(?: (?:y|o|e) [a-z]+)?(?: (?:final|cuanto|cuanta))?\W*$`,
    String.raw`para (?:rellenar|hacer|cubrir|decorar|banar|servir|acompanar|untar|pintar|forrar|glasear)\b`,
    '(?:a|en) (?:grados|fahrenheit|celsius|gramos|onzas|libras)',
    'es segur',
    String.raw`es eso\b`,
    String.raw`en total\b`,
    String.raw`hace falta\b`,
    String.raw`a \d+ (?:pax|pers|rac|com|porc|unid|piez|plat)`,
    String.raw`(?:,\s*)?(?:que )?(?:somos|seremos|vamos a ser|vienen|vendran|seran)\b`,
    String.raw`a \d{1,5}\W*$`,
    String.raw`\d{1,5} (?:raciones|pax|personas|comensales|invitados|cubiertos|ninos|ninas|adultos)\b`,
  ].join('|')})`,
)

/** A diet in the middle of a name is no end of it: 'postre sin gluten con chocolate'. */
const dietInside =
  /\s(?:sin (?:gluten|lactosa|l[aá]cteos?|huevos?|leche|frutos secos|soja|mariscos?|pescado|carne|cerdo|alcohol|az[uú]car)|vegan[oa]s?|vegetarian[oa]s?|halal)(?=\s(?:con|de)\s)/giu

/** What only measures names nothing: '¿cuánta pongo por litro?'. */
const onlyMeasure = /^(?:litros?|kilos?|kg|l|gramos?|g|persona|racion|comensal)$/

/** Longer than this it is a text, not the name of a thing. Characters. */
const longestSubject = 120

export type Subject = {
  /** As the cook wrote it. */
  readonly name: string
  /** Grams said before it: 'con 2 kg de calabaza'. */
  readonly grams: number | null
}

/** 'Cuánta sal tiene el jamón' is about the ham. */
const nutrientAsked =
  /^\W*(?:sal|sodio|az[uú]car(?:es)?|fibra|grasas?|prote[ií]nas?|hidratos|carbohidratos)\s+(?:en|de)\s+(?=\d)|\bcu[aá]nt[oa]s?\s+(?:sal|sodio|az[uú]car(?:es)?|fibra|grasas?|prote[ií]nas?|hidratos|calor[ií]as|calcio|hierro)\s+(?:tienen?|contienen?|hay en|llevan?(?=\s+(?:un|una|cada|la|el)\s+(?:plato|raci[oó]n|porci[oó]n)))\b/iu

/** What a question is about, without the words that ask; empty when it names nothing. */
export const subjectOf = (text: string): Subject => {
  const clean = text
    .replace(nutrientAsked, ' ')
    .replace(/[¿¡"“”«»()]/g, ' ')
    .slice(0, 600)
    .replace(dietInside, '')
  const folded = fold(clean)
  let at = 0
  let grams: number | null = null
  for (;;) {
    while (at < folded.length && !/[a-z\d½¼¾]/.test(folded[at] ?? '')) at++
    const amount = /[\d½¼¾]|medi|un cuarto|tres cuartos/.test(folded.slice(at, at + 4)) ? readAmount(folded, at) : null
    if (amount !== null && amount.end > at) {
      grams ??= gramsOf(amount)
      at = amount.end
      continue
    }
    const word = /^[a-z]+/.exec(folded.slice(at, at + 40))?.[0]
    if (
      word === undefined ||
      !(
        asking.has(word) ||
        // 'Niños envueltos' is a dish.
        (isPerson(word) && !/^[a-z]+ envuelt/.test(folded.slice(at, at + 30))) ||
        asking.has(word.replace(/(?:me|nos)(?:l[aoe]s?)?$/, ''))
      ) ||
      named.test(folded.slice(at, at + 20))
    )
      break
    at += word.length
  }
  const tail = folded.slice(at, at + longestSubject + 1)
  const end = ending.exec(tail)?.index ?? tail.length
  const name = clean
    .slice(at, at + Math.min(end, longestSubject))
    .replace(/(?:\s+(?:de|del|para|con|en|a))?[\s,.]*$/u, '')
    .replace(/\s+/g, ' ')
    .trim()
  return { name: /\p{L}{2}/u.test(name) && !onlyMeasure.test(fold(name)) ? name : '', grams }
}

const gramsOf = ({ quantity, unit }: { quantity: number; unit: string }): number | null => {
  if (unit === 'g' || unit === 'ml') return quantity
  return unit === 'kg' || unit === 'l' ? quantity * 1000 : null
}
