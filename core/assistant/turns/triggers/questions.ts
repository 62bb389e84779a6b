import type { Trigger } from './trigger.ts'

const months = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre'

/** What is to be told: how, how much, what it costs or holds, when, and courtesies. */
export const questions: readonly Trigger[] = [
  [
    'technique',
    7,
    /\bcomo (?:se )?(?:hacen?|hago|hacemos|hacer|prepar\w{1,3}|consig\w{1,3}|mont\w{1,2}|limpi\w{1,2}|poch\w{1,3}|temp\w{1,5}|atemper\w{1,2}|confit\w{1,2}|clarific\w{1,2}|desal\w{1,2}|lig\w{1,2}|fri\w{1,3}|as[oa]r?|cuez\w|cocin\w{1,2}|cocer|trabaj\w{1,2}|evit\w{1,2}|arregl\w{1,2}|salv\w{1,2}|recuper\w{1,2}|espes\w{1,2}|sell\w{1,2}|salte\w{1,2}|blanque\w{1,2}|escald\w{1,2}|marin\w{1,2}|amas\w{1,2}|ferment\w{1,2}|desglas\w{1,2}|glas\w{1,3}|estof\w{1,2}|guis\w{1,2}|brase\w{1,2}|emulsion\w{1,2}|puedo \w{3,12}|logr\w{1,2}|bat\w{1,2}|hidrat\w{1,2})\b/,
  ],
  [
    'technique',
    7.5,
    /\b(?:que es|que son|que significa|que quiere decir|que diferencia|diferencias? entre|en que consiste|explica(?:me)?|como se (?:llama|dice))\b/,
  ],
  ['technique', 8, /\b(?:por ?que|xq|pq) (?:se |me |no |la |el |mi |las |los |sale|queda)/],
  [
    'technique',
    8,
    /\b(?:se (?:me )?(?:ha |han )?(?:cort|peg|hund|quem|romp|abr|abiert|separ|encog|apelmaz|desinfl|baj)\w{0,6}|no (?:me )?(?:sube|monta|liga|cuaja|espesa|brilla|leva)|grumos)\b/,
  ],
  [
    'technique',
    7.5,
    /\bcuanto (?:tiempo )?(?:tarda\w?|cuezo|cuece|se cuece|horneo|aso|cocino|hiervo|hay que (?:cocer|hornear|asar))\b/,
  ],
  [
    'proportion',
    8.5,
    /\b(?:proporcion\w{0,2}|ratio|relacion de|porcentaje|hidratacion|dosis|dosifica\w{0,4}|formula base)\b/,
  ],
  [
    'proportion',
    8.5,
    /\bcuant[oa]s? .{2,60}\b(?:por (?:cada )?(?:\d{1,5} ?(?:g|gr|kg|ml|l)?\b|un |1 |medio )?(?:litro|kilo|kg|l|gramos|huevo|g|kilogramo)|(?:lleva|llevan|necesita|pide|va|van|hay que (?:poner|echar)|pongo|echo|le pongo|le echo)\b)/,
  ],
  ['proportion', 8, /\bcuant[oa]s? .{2,60}\bpara \d+(?:[.,]\d+)? ?(?:g|gr|gramos|kg|kilos?|ml|l|litros?)\b/],
  ['proportion', 8, /\bcuant[oa]s? .{2,40}\bpara (?:un|1|medio) (?:litro|kilo|kg)\b/],
  ['proportion', 8, /\bcuant[oa]s? .{2,60}\bde (?:un|medio|\d+(?:[.,]\d+)?) ?(?:kg|kilos?|ml|l|litros?)\b/],
  [
    'proportion',
    8,
    /^(?:y )?(?:con|para|por) (?:\d|un |medio )[\d.,]* ?(?:litros?|l|kg|kilos?|g|gr|ml)? (?:de )?[a-z ]{2,30},? cuant[oa]s? (?!cuesta|vale|sale|tarda|tiempo|personas|raciones)/,
  ],
  ['proportion', 7, /\btengo \d.{2,60}\bcuant[oa]s?\b/],
  [
    'safety',
    8,
    /\b(?:a|que|cual) (?:que |es la )?temperatura\b|\btemperatura (?:de|del|interna|en el centro|segura|minima|para)\b/,
  ],
  ['safety', 8, /\b(?:a cuantos grados|punto de (?:la |el )?(?:carne|coccion)|poco hech[oa]|al punto|sonda)\b/],
  [
    'safety',
    8.5,
    /\bcuantos? (?:tiempo |dias |horas )?.{0,12}\b(?:dura|duran|aguanta\w?|se conserva\w?|puedo guardar|se guarda|me dura|guardar)\b/,
  ],
  [
    'safety',
    8,
    /\b(?:caduc\w{1,6}|anisakis|salmonel\w{1,4}|botulis\w{1,3}|listeria|toxiinfeccion|es segur[oa]|zona de (?:riesgo|peligro)|toda la noche|fuera de (?:la )?(?:nevera|camara|frio)|recongel\w{1,5}|cadena de frio|recalent\w{1,4}|recalient\w{1,3}|regener\w{1,3}|descongel\w{1,5})\b/,
  ],
  ['safety', 7, /\b(?:conservar?|conservacion|congel\w{1,5}|enfri\w{1,5}|abatir|mantener (?:en )?caliente|guardar)\b/],
  [
    'cost',
    9.7,
    /(?<!\ben (?:litros|kilos|total de litros) )\b(?:cuanto (?:me |nos |te )?(?:cuestan?|valen?|salen?|costaria|sale|saldria|esta(?!\b.{0,6}(?:°|º|grados)))|que (?:me |nos |te )(?:cuestan?|valen?|salen?)|a (?:como|cuanto) (?:esta|sale|va|compro|pago|(?:lo |la )?(?:(?:tengo|tenemos)(?! (?:que|(?:el|la|los|las) (?:obrador|cocina|sala|camaras?|neveras?|hornos?|freidoras?|planchas?|vitrinas?|congelador(?:es)?|bodega|timbre|abatidor|camara de fermentacion|fermentadora|bano maria))\b)|compro|pago))(?!.{0,12}(?:°|º|grados|celsius|fahrenheit))|coste?s?|costo|escandall\w*|precios?|food ?cost|cuanto por racion)\b/,
  ],
  [
    'cost',
    9.9,
    /\bsi (?:me )?(?:el|la|los|las) [a-z ]{3,40} (?:sub|baj|encarec|abarat)\w{1,4} [a-z ]{0,16}\d{1,3}(?:[.,]\d)? ?(?:%|por ciento)/,
  ],
  [
    'nutrition',
    9.7,
    /^\W*(?:y )?(?:cuant[oa]s? )?(?:sal|sodio|azucar(?:es)?|proteinas?|fibra|grasas?|hidratos|carbohidratos|calorias|kcal) (?:que )?(?:hay |tienen? |llevan? )?(?:en|de) (?:los |las |unos |unas )?\d{1,4} ?(?:g|gr|gramos|ml|cl) /,
  ],
  // 'Proteína de las lentejas', 'cuánto calcio tiene el brócoli': of one thing; 'qué alimentos tienen hierro' is of many.
  [
    'nutrition',
    9.65,
    /^\W*(?:y )?(?:(?:cuant[oa]s?|que) )?(?:proteinas?|hierro|calcio|sodio|fibra|carbohidratos|vitamina [ac])(?: de carbono)? (?:(?:que )?(?:tienen?|llevan?|aportan?|hay en)|de)(?: (?:la|el|los|las|un|una))? (?!soja\b|suero\b|guisante\b)[a-z]{3,}/,
  ],
  [
    'nutrition',
    9.7,
    /\b\d{1,4} ?(?:g|gr|gramos|ml) de [a-z ]{3,30}? (?:cuant[oa]s?|que) (?:sal|sodio|azucar(?:es)?|proteinas?|fibra|grasas?|hidratos|carbohidratos|calorias|kcal)\b/,
  ],
  [
    'nutrition',
    9.6,
    /\b(?:calorias?|kcal|nutri\w{3,10}|macros|valor energetico|hidratos|carbohidratos|cuantas? (?:proteinas?|grasas?|fibra|azucar(?:es)?|sal)\b.{0,12}\b(?:tienen?|llevan?|aportan?|hay)|cuanto azucar tienen?)\b/,
  ],
  [
    'allergens',
    9.6,
    /^(?!.*\b(?:cuant|receta|crea|mis?)\b)(?:(?:el|la|los|las|un|una) )?[a-z ]{3,50}? (?:llevan?|tienen?|contienen?) (?:gluten|lactosa|leche|lacteos?|huevos?|frutos secos|almendra|mostaza|soja|sesamo|sulfitos|apio|marisco|pescado|cacahuete)\W*$/,
  ],
  [
    'allergens',
    9.5,
    /\bse declaran?\b|\b(?:hay que|tengo que|obligatorio|es de|son de|de los que hay que) declarar\w{0,3}\b|\bde los (?:14|catorce)\b|\balergen\w{1,3}|\bes apt[oa] para (?:celiac|alergic|intoleran)/,
  ],
  [
    'search',
    9.2,
    /\b(?:tengo|tienes|tenemos|hay|habia) (?:ya )?(?:alguna?|una|algo|recetas?)(?: receta| recetas)?\b|\bque recetas (?:tengo|hay|tenemos)\b/,
  ],
  [
    'search',
    8.9,
    /^(?:y )?(?:tengo|tenemos|me quedan?|nos quedan?|me (?:entran?|llegan?|traen)) (?:unos |unas |un |una )?(?:\d|much|vari|[a-z]{3}).{2,70}\b(?:caduc\w{1,4}|se (?:me )?(?:pasan?|estropean?|van? a)|madur[oa]s?|manana|de sobra|a montones|por gastar)\b/,
  ],
  [
    'search',
    8.9,
    /\b(?:me|nos) (?:(?:ha|han) (?:sobrado|quedado)|sobran?|sobraron)\b (?:unos |unas |un |una )?(?:\d|much|vari|medi|[a-z]{3})/,
  ],
  [
    'search',
    9.6,
    /\b(?:que|cuales|cuantas) (?:de mis )?(?:recetas|platos)(?: mi[ao]s| tengo)? (?:llevan?|tienen|usan|con|que llev\w{1,3}) (?!mas |menos )[a-z]{3}/,
  ],
  [
    'search',
    9.2,
    /^(?:y )?(?:que|cuales|cual) (?:tengo|tenemos|hay|llevan?) (?:guardad[oa]s? |apuntad[oa]s? |hech[oa]s? )?(?:con|de|que llev\w{1,3}) [a-z]{3}/,
  ],
  [
    'search',
    9,
    /\b(?:busca\w{0,4}|encuentra\w{0,2}|en mi biblioteca|en la biblioteca|(?:de|entre|en) mis recetas|cuales de mis)\b/,
  ],
  [
    'search',
    8.5,
    /\b(?:que|k) (?:puedo |podria |podemos |se puede )?(?:hago|hacer|hacemos|cocino|cocinar|preparo|preparar|harias|saco|invento)(?: de comer)? con\b/,
  ],
  [
    'search',
    8,
    /\b(?:en que (?:uso|gasto|puedo usar|aprovecho)|aprovech\w{1,4}|ideas? (?:con|para|de)|me sobr\w{1,4}|tengo que gastar|dar salida)\b/,
  ],
  [
    'search',
    8.5,
    /\bque (?:plato|primero|segundo|menu del dia|receta|postre)s?(?: del dia)? (?:puedo |podemos )?(?:hago|hacer|hacemos|saco|sacamos|preparo|preparar|pongo|cocino)\b/,
  ],
  [
    'search',
    8.5,
    /^(?:dame|dime|quiero|propon\w{0,2})? ?(?:\d{1,2}|un par de|dos|tres|cuatro|cinco|seis|algunos|algunas|unos|unas) (?:platos|recetas|ideas) (?:con|de|para usar) /,
  ],
  [
    'search',
    8.9,
    /^(?:me|nos) quedan? \d{1,4} ?(?:kg|kilos?|l|litros?|g|gramos)?(?: de)? [a-z]{3,20}(?: (?:de )?[a-z]{3,20})?\W*$/,
  ],
  // 'Me quedan 3 kg de garbanzos cocidos de ayer, qué saco'.
  [
    'search',
    9.4,
    /\b(?:quedan?|sobran?|sobro|quedado|sobrado|quedao|sobrao)\b.*\bque (?:saco|sacamos|hago|hacemos|preparo|puedo hacer|cocino)\W*$/,
  ],
  ['search', 6.4, /^tengo (?:\d|un |una |unos |unas |much)/],
  ['create', 6.5, /\bayud\w{1,4} con (?:una?|unos|unas) /],
  [
    'season',
    9.3,
    /^(?!.{0,30}\b(?:plato|entrante|tapa|postre|segundo|primero|aperitivo|guarnicion|receta|ensalada|crema)\b.{0,40}\bcon [a-z]{3}).*\b(?:temporada|epoca)\b|\b(?:en|de) que mes(?:es)?\b|\bcuando (?:empiezan?|hay|llegan?|salen?|acaban?|terminan?|entran?|vienen?|estan? en su mejor momento) (?!que\b|mucho|poco|sitio)(?:(?:el|la|los|las) )?[a-z]{4}/,
  ],
  [
    'season',
    9,
    new RegExp(
      `\\b(?:verduras?|frutas?|pescados?|setas?|hortalizas?|que hay|productos?)\\b.{0,30}\\b(?:${months}|este mes)\\b`,
    ),
  ],
  ['season', 8.6, new RegExp(`^(?:y )?(?:en|de|para) (?:${months})\\b`)],
  [
    'cut',
    9,
    /\b(?:que|cual|mejor) (?:pieza|corte|parte|carne)\b(?! de popularidad)|\b(?:piezas?|cortes?)(?! de popularidad) (?:de (?:carne|ternera|cerdo|cordero|vaca|res|pollo|pescado) )?(?:para|de|del)\b/,
  ],
  // Of the recipe just scaled: what does not grow with it.
  [
    'technique',
    10.2,
    /^\W*(?:y |pero |entonces |oye )?(?:(?:el|la|los|las) )?(?:tiempos?|coccion|horneado|levadura|sal|especias|impulsor|gelatina|picante|aceite)\b.{0,40}\b(?:cambian?|varian?|se (?:multiplica|dobla|duplica|triplica)n?|tambien se|igual|lo mismo|en proporcion)\b|^\W*(?:y |pero |entonces |oye )?(?:(?:lo|la|los|las) )?(?:tengo que|hay que|tarda|se|necesita) ?(?:cocer\w*|hornear\w*|guisar\w*|freir\w*|cuece|hornea|en hacerse)? ?(?:mas (?:rato|tiempo)|el doble de tiempo)\b/,
  ],
  ['cut', 8.6, /\bpara que (?:sirven?|vale|uso|se usa|usamos) (?:la|el|las|los)\b/],
  // 'Gramaje de carne por persona en un menú' asks for no menu.
  ['serving', 10.1, /\b(?:gramaje|gramos) .{2,40}\bpor (?:persona|racion|comensal|cabeza)\b/],
  [
    'serving',
    9.4,
    /\bpesa una racion de\b|\b(?:por|x) (?:persona|racion|comensal|cabeza|pax|cubierto|plato)\b|\b(?:gramos|gramaje|cantidad) (?:de .{2,30} )?(?:por|x) \w/,
  ],
  [
    'serving',
    9.2,
    /\bcuant[oa]s? (?!cuesta|vale|sale|dura).{2,40}\bpara (?:unos |unas )?(?:\d{1,5}|dos|tres|cuatro|cinco|seis|ocho|diez|doce|veinte|cien) ?(?:personas?|pax|comensales|raciones|invitados|pers|cubiertos|adultos|ninos|tortillas?)?\s*[?.!]*$/,
  ],
  [
    'show',
    8.2,
    /\b(?:ensename(?:l[ao]s?)?|muestramel[ao]s?|abrel[ao]|ver(?:la|lo)$|ensena|muestra\w{0,3}|recuerda\w{0,3}|repite\w{0,3}|abreme|abrenos|leeme|sacame la ficha|dime (?:los ingredientes|el metodo|la receta|los pasos|como era)|cuales eran|como era|ver (?:mi|la) receta|abre|que llevaba|leeme)\b/,
  ],
  [
    'scale',
    9,
    /^(?:y )?mis? (?:receta de )?[a-z ]{4,60} (?:para|a) \d{1,5}(?: ?(?:pax|personas|raciones|comensales))?$/,
  ],
  ['show', 7.2, /\bmis? (?:receta de )?[a-z]{4}/],
  [
    'greeting',
    5,
    /^(?:hola|buenas|buenos dias|buenas tardes|buenas noches|hey|que tal|holi|saludos|ey|que hay|que onda)\b/,
  ],
  [
    'help',
    8.8,
    /\b(?:ayuda(?:me)?$|que (?:sabes|puedes) hacer|en que (?:me )?puedes ayudar|como funciona(?:s)?\b|para que sirves|que (?:te )?puedo (?:pedirte|preguntarte|pedir)|instrucciones$)/,
  ],
  [
    'thanks',
    5,
    /^(?:muchas |mil )?(?:gracias|perfecto|genial|estupendo|vale|ok|okey|de acuerdo|adios|hasta luego|chao|buen trabajo|listo|bien|que bueno|fenomenal)\b/,
  ],
]
