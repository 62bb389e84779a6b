import { asksOtherOven } from '#core/assistant/kitchen/oven-heat.ts'
import { diets } from '#core/knowledge/diets.ts'
import type { Trigger } from './trigger.ts'

const make =
  'crea(?:me|r|rme)?|inventa(?:me|te|r|rme)?|elabora(?:me|r)?|disena(?:me|r)?|desarrolla(?:me|r)?|genera(?:me|r)?|propon(?:me|er)?|redacta(?:me|r)?|escrib[ei](?:me|r)?|hazme|haceme|creame'

/** What is to be made, scaled, converted, found or changed. */
export const orders: readonly Trigger[] = [
  ['create', 9, new RegExp(`\\b(?:${make})\\b`)],
  [
    'create',
    9,
    /\b(?:dame|deme|quiero|quisiera|necesito|ponme|pasame|haz|prepara(?:me)?|me das|me haces|dime) (?:\w{2,12} )?(?:una |la |alguna |otra )?(?:nueva )?recetas?\b/,
  ],
  [
    'create',
    7,
    /^(?:haz|prepara|preparame|quiero|dame|necesito|hagamos|vamos a hacer|me apetece|quisiera) (?:una?s? |unos )?[a-z]{3}/,
  ],
  ['create', 6.5, /^(?:una? )?(?:nueva )?receta (?:de|con|para|facil|rapida|sin)\b/],
  ['create', 6.5, /\balgo (?:\w+ )?con\b/],
  [
    'search',
    8.5,
    /^(?:dame |dime |unas |algunas )*(?:\d )?(?:recetas|platos|ideas) (?:con|de|a base de|para usar) (?!mis?\b)[a-z]{3}/,
  ],
  // 'Dame la de cochinita', of one dish after another.
  [
    'create',
    9,
    /^(?:(?:y|ahora|vale|tambien),? )*(?:dame|damela|deme|pasame|ponme|hazme) (?:la|el) (?:receta )?del? (?!mis? )[a-z]{4}/,
  ],
  // A course with what it must be, without a verb: 'postre sin gluten con chocolate para 20', 'cóctel sin alcohol'.
  [
    'create',
    8,
    /^(?:haz|hazme|preparame|quiero|dame|necesito|ponme)? ?(?:(?:un|una|unos|unas|otro|otra|algun|alguna) )?(?:postres?|entrantes?|aperitivos?|tapas?|pinchos?|coctel(?:es)?|combinados?|bebidas?|guarnicion|segundo|primero|plato|bizcocho|tarta|helado|ensalada|arroz|crema|sopa)\b(?!.{0,80}\b(?:que (?:hago|hacemos|hacer)|ventas?|margen|rentab\w*)\b).{0,60}\b(?:con [a-z]{3}|para (?:unos |unas )?\d{1,4}\b(?! ?(?:g|gr|kg|kilos?|ml|l|litros?)\b)|sin alcohol)/,
  ],
  [
    'create',
    10,
    /\b(?:(?<!\b(?:puedo|puede|podemos|como|debo|cuanto|tiempo|se) )guarda(?:l[ao]s?|me|mel[ao]s?|r)?|creal[ao]s?|si,? creal[ao]s?|anade(?:la|lo) a (?:mi|la) biblioteca)\b/,
  ],
  // 'Proteína vegetal para un menú' asks for the protein.
  [
    'menu',
    10,
    /(?<!\b(?:margen|alergenos?|beneficio|coste?s?)\b.{0,40})(?<!\b[a-z]{4,20} para (?:un|el|mi|este|nuestro) )(?<!\bingenieria (?:de |del )?)(?<!\b(?:cuant[oa]s (?:pases|platos|vinos|horas)|cuanto dura|(?:la|el) (?:palabra|termino|nombre))\b.{0,20})\bmenus?\b(?! engineering)(?!.*\b(?:food ?cost|margen|(?:me|nos) (?:deja|queda)|gano|ganamos|cubiertos al dia|gasto en genero)\b)(?<!\b(?:food ?cost|fijos|coste fijo)\b.{0,60})(?<!\b(?:vendo|vendemos|cobrar|gano)\b.{0,30})/,
  ],
  [
    'menu',
    10,
    /\b(?:cena|comida|almuerzo|banquete|boda)s? (?:[a-z]{3,12} )?(?:de|con|en) (?:\d|dos|tres|cuatro|cinco|seis|siete|ocho) (?:tiempos|platos|pases)\b/,
  ],
  // 'Necesito pan para 60 personas en un menú de boda' asks for the bread.
  [
    'serving',
    10.2,
    /^(?:necesito|me hace falta|hace falta|calculame|calcula) (?!(?:un|una|el|la|ideas?|menus?|recetas?)\b)[a-z]{3,20}(?: de [a-z]{3,16})? para (?:unos |unas )?\d{1,4} (?:personas?|pax|comensales|invitados|ninos|adultos)\b/,
  ],
  // 'Comunión de 25, 3 platos', 'comunión en mayo, 85 invitados a 48 por cabeza, qué les pongo': the menu of it.
  [
    'menu',
    10.5,
    /^\W*(?:tengo |es |para )?(?:un |una |el |la )?(?:boda|banquete|comunion|bautizo|cumple(?:anos)?|aniversario|jubilacion|pedida|comida de empresa|cena de empresa)\b(?!.*\b(?:cuant|camarer|mesas)).*\b\d{2,4}\b.*\b(?:\d (?:platos|pases|tiempos)|por (?:cabeza|persona|barba|cubierto)|que (?:les|le) (?:pongo|doy|damos|sirvo|preparo)|que (?:pongo|sirvo|damos))\b/,
  ],
  // 'Boda para 100 con 3 celíacos' wants the menu, and their covers.
  [
    'menu',
    11,
    /^\W*(?:tengo |es )?(?:un |una |el |la )?(?:boda|banquete|comunion|bautizo|evento|cena|comida|celebracion)s? (?:de|para|con) \d.*\b(?:celiac|vegan|vegetarian|alergic|intoleran|musulman)/,
  ],
  ['menu', 10, /\b(?:ideas?|platos?|propuestas?|opciones|recetas) para (?:un|el|mi|este|nuestro) menu\b/],
  [
    'scale',
    9.5,
    /\b(?:escala\w*|pasa(?:la|lo|las|los|rla|rlo)|ajusta(?:la|lo|r|rla)?|recalcula\w*|sube(?:la|lo)|baja(?:la|lo)|adapta(?:la|lo|r)?|hazl[ao]s?|hazmel[ao]s?|ponl[ao]|ponmel[ao]|dejal[ao])\b.{0,60}\b(?:para|a|en) \d/,
  ],
  ['scale', 9, /^pasa(?:r|me)? .{2,80} a \d{1,5}$/],
  ['scale', 9.5, /\b(?:escala\w*|recalcula\w*|multiplica\w*|duplica\w*|triplica\w*|doblal[ao])\b/],
  [
    'scale',
    9,
    /\b(?:el doble|el triple|la mitad de (?:la )?(?:receta|cantidad|raciones)|media receta|x ?[2-9]\b|(?:reduc|redu[zc]|baj|dej|hag|haz)\w* a la mitad)/,
  ],
  [
    'scale',
    9,
    /^(?:y |ahora |mejor |vale,? |ok,? |y si |entonces )*(?:la mitad|para|a|somos|seremos|son|si somos|si son|vienen) (?:unos |unas )?(?:\d{1,5}|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|cien)\b(?! ?(?:g|gr|kg|kilos?|ml|l|litros?|grados|º|°))/,
  ],
  [
    'scale',
    9.8,
    /\b(?:conviert\w{1,6}|pas(?:a|ar|e|en|o|ame|ala|alo|alas|alos|arla|arlo)|llev\w{1,6}|ajust\w{1,6}|adapt\w{1,6})\b.{0,40}\b\d{1,5} ?(?:pax|raciones|personas|comensales)\b/,
  ],
  [
    'scale',
    9.8,
    /\b(?:sub|baj)(?:o|e|a|imos|amos|ir|ar|el[ao]|al[ao]|eme|ame) (?:l[ao] |(?:el|la|los|las|mis?) [a-z ]{3,40} )?a \d{1,5} ?(?:pax|raciones|personas|comensales)\b/,
  ],
  // 'Y si sólo me quedan 250 g de chocolate', of the recipe spoken of.
  [
    'scale',
    9.7,
    /\by si (?:solo |nada mas )?(?:me |nos )?(?:quedan?|tengo|tenemos|hay) (?:solo )?[\d½][\d.,]* ?(?:g|gr|gramos|kg|kilos?|ml|l|litros?) de\b/,
  ],
  ['scale', 7, /\bpasa(?:r|me)?\b.{0,60}\ba \d{1,5} ?(?:pax|pers|racion|comensal|porcion)/],
  [
    'convert',
    9.5,
    /\b(?:gal(?:on|ones)|pintas?) (?:de|a|en|son)\b|\b(?:conviert\w*|convertir\w*|conversion|equival\w*)\b/,
  ],
  [
    'convert',
    9,
    /\d ?(?:fl\.? ?oz|tbsp|tsp|pints?|quarts?|gallons?|lbs?)\b.{0,40}\b(?:a|en|son|cuant[oa]s?) (?!(?:la|el|un|una)\b)/,
  ],
  // '350 F en °C', and '220 F' and no more.
  ['convert', 9.8, /\d ?(?:°|º)? ?f\b.{0,24}(?:°|º) ?c\b|^\W*(?:y |a )*\d{3} ?(?:°|º|grados)? ?(?:f|fahrenheit)\W*$/],
  ['convert', 9, asksOtherOven],
  // A measure of others by itself, or a length in theirs: '1 stick de mantequilla', 'un molde de 9 pulgadas'.
  [
    'convert',
    9,
    /^(?:y )?(?:\d+(?:\/\d)?|una?|medi[oa]|dos|tres) (?:sticks?|cups?|tbsp|tsp|onzas?|oz|libras?|lb|pintas?|fl ?oz)\b.{0,40}$/,
  ],
  ['convert', 9, /\b\d{1,3}(?:[.,]\d)? ?(?:inch(?:es)?|pulgadas?)\b|\bcm\b.{0,20}\b(?:inch(?:es)?|pulgadas)\b/],
  [
    'convert',
    9,
    /\bcuant[oa]s? (?:gramos|kilos|ml|mililitros|litros|tazas|cucharadas|cucharaditas|onzas|libras|grados|cc)\b.{0,25}\b(?:son|es|hay|tiene|equivale\w*|pesa|caben|lleva)\b/,
  ],
  ['convert', 9, /\bcuant[oa]s? (?:es|son|pesan?) (?:en gramos )?(?!una racion)(?:una?|media|\d|dos|tres|medio|½|un)/],
  [
    'convert',
    9,
    /\d ?(?:º|°|grados)? ?(?:c|f|celsius|fahrenheit|centigrados)?\b.{0,12}\b(?:a|en|son|cuanto es en) (?:grados )?(?:fahrenheit|celsius|centigrados|ºf|ºc|°f|°c|f|c)\b/,
  ],
  [
    'convert',
    9,
    /\b(?:\d+|una?|media|medio|dos|tres|(?:un )?cuarto de|tres cuartos de|(?:un )?tercio de|\d\/\d(?: de)?) ?(?:tazas?|cucharad(?:it)?as?|onzas?|oz|libras?|lb|cups?|vasos?|sticks?|gramos?|g|kg|kilos?|ml|[cd]l|mililitros?|[cd]\w{2}ilitros?|litros?|l)\b.{0,40}\b(?:a|en|son cuantos|cuanto es en|cuantos) (?:gramos?|g|kilos?|kg|onzas?|oz|libras?|lb|tazas?|cups?|cucharad(?:it)?as?|ml|[cd]l|mililitros?|[cd]\w{2}ilitros?|litros?|l)\b/,
  ],
  [
    'convert',
    9,
    /\d ?(?:º|°|grados?)? ?(?:f|fahrenheit|farenheit)\b.{0,12}\b(?:(?:a|en) (?:grados|º)|cuant[oa]s? (?:grados|son|es)|que (?:es|son)|$)/,
  ],
  [
    'convert',
    9,
    /^\W*(?:y )?(?:(?:\d+(?:[.,]\d)? |dos |tres |un |una |media |medio |(?:un )?cuarto de |tres cuartos de )?(?:tazas?|cucharad(?:it)?as?|cups?|vasos?|onzas?|libras?|pintas?)(?: y medi[oa])? de (?!sal (?:gorda|gruesa|en|maldon))[a-z]+(?: [a-z]+){0,2}?(?: (?:a |en )?(?:gramos|g|kg|kilos|ml|litros))?|\d+ ?(?:cl|ml|dl|g|gr|gramos|litros?) cuant[oa]s (?:tazas|cucharad(?:it)?as|onzas|vasos|cups|libras))\W*$/,
  ],
  [
    'convert',
    9,
    /^\W*(?:y )?(?:a|en) (?:gramos|kilos|onzas?|oz|libras?|tazas?|cups?|cucharad(?:it)?as?|ml|litros) (?:\d|medi[oa] |un |una )/,
  ],
  [
    'convert',
    9,
    /\b(?:\d+|un|una|media|medio|dos|tres) (?:tazas?|cucharad(?:it)?as?|onzas?|libras?|cups?|vasos?|pizcas?|pints?|pintas?|quarts?|galon(?:es)?|gallons?|sticks?)(?: [a-z]+){0,5} (?:cuanto (?:es|pesa|sera)|cuantos? (?:gramos|son|pesan|ml))\b/,
  ],
  ['convert', 9, /\d ?(?:º|°|grados?)? ?c?\b.{0,8}\b(?:a|en) (?:gas|marca de gas)\b/],
  ['convert', 9, /\b(?:gas mark|gas|marca de gas|termostato) \d/],
  ['convert', 8, /\b(?:onzas?|libras?|fahrenheit|oz|lb) (?:a|en) (?:gramos?|g|kilos?|kg|celsius|centigrados|grados)\b/],
  [
    'substitute',
    8.5,
    /\b(?:en vez de|en lugar de|sustitu\w{2,10}|sustitut\w{1,3}|reemplaz\w{1,6}|remplaz\w{1,6}|no tengo|si no (?:hay|tenemos|encuentro)|no me queda|me falta|alternativas? (?:a|al|para)|se me (?:ha )?(?:acab\w{1,4}|termin\w{1,4})|me he quedado sin)\b/,
  ],
  ['substitute', 8.5, /\b(?:cambiar?|cambio) .{2,40} por\b/],
  // 'Por qué cambio la maicena', without the accent: for what.
  [
    'substitute',
    8.6,
    /\bpor (?:que|cual|cuanto) (?:lo |la |puedo )?(?:cambi(?:o|ar|amos)|sustitu\w{1,4}|reemplaz\w{1,3})\b/,
  ],
  ...diets.map(({ asked }): Trigger => ['substitute', 7.5, asked]),
]
