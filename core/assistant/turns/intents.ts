import { asksOtherOven } from '#core/assistant/kitchen/oven-heat.ts'
import { diets } from '#core/knowledge/diets.ts'
import { offTopic } from './off-topic.ts'
import type { Intent } from './question.ts'

/**
 * How each intent is asked for, over the folded question; the weights are ours, and a test of dialogues holds them. An
 * intent scores its heaviest pattern. Every repetition is bounded, so that a long text costs no more than its length.
 */
type Trigger = readonly [intent: Intent, weight: number, pattern: RegExp]

const months = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre'
const make =
  'crea(?:me|r|rme)?|inventa(?:me|te|r|rme)?|elabora(?:me|r)?|disena(?:me|r)?|desarrolla(?:me|r)?|genera(?:me|r)?|propon(?:me|er)?|redacta(?:me|r)?|escrib[ei](?:me|r)?|hazme|haceme|creame'

const triggers: readonly Trigger[] = [
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
  ...offTopic,
]

/** The score of every intent the question triggers, highest first. */
export const scoresOf = (folded: string): { readonly intent: Intent; readonly score: number }[] => {
  const best = new Map<Intent, number>()
  for (const [intent, weight, pattern] of triggers)
    if ((best.get(intent) ?? 0) < weight && pattern.test(folded)) best.set(intent, weight)
  return [...best].map(([intent, score]) => ({ intent, score })).sort((a, b) => b.score - a.score)
}
