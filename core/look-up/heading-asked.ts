import type { Heading } from '#core/cookbook/page.ts'
import type { KitchenWords } from '#core/cookbook/tables.ts'
import { saysTrouble } from './says-trouble.ts'

/**
 * Which heading answers a question, by how it asks; over the folded, written-out text. The first row that fits decides;
 * several headings in a row are tried in their order.
 */
const rows: readonly (readonly [RegExp, readonly Heading[]])[] = [
  [/\b(?:diferencia\w*|distingu\w+|en que se diferencian|es lo mismo|difference)\b/, ['Qué es', 'Puntos']],
  [
    /\b(?:que es|que son|que significa|que quiere decir|en que consiste|definicion|what is|que es un|que vol dir|para que (?:sirve|se usa))\b/,
    ['Qué es', 'Puntos', 'Proporción'],
  ],
  // What comes of doing otherwise is told as what goes wrong: 'qué pasa si no reposo la masa'.
  [/\b(?:que (?:pasa|pasaria|ocurre|sucede) (?:si|cuando)|pasa algo si)\b/, ['Fallos', 'Qué es', 'Puntos']],
  // How often is told with the points, not with the amounts.
  [
    /\bcada (?:cuanto|cuantos? (?:dias?|horas?|meses|semanas?))\b|\bcon que frecuencia\b/,
    ['Puntos', 'Guardar', 'Elaboración'],
  ],
  [
    /\b(?:en vez de|en lugar de|sustitu\w+|reemplaz\w+|remplaz\w+|cambi\w+ .{2,40} por|por (?:que|cual) (?:lo |la |puedo )?cambi\w+|a cambio de|no tengo|alternativa\w*|instead of|substitut\w+|en lloc de)\b/,
    ['Cambios'],
  ],
  [
    /(?<!\bcomo )\b(?:por ?que (?:se|me|no|la|el|los|las|sale|queda|sabe|amarga|llora)|se (?:me |le |nos |te )?(?:ha |han |esta |estan )?(?:cort|peg|hund|quem|romp|rot|abr|abiert|separ|encog|apelmaz|desinfl|baj|agriet|cristaliz|desh|llor|pas|agarr|oxid|ennegr|aguad|amarg|abr|rev|desmont|licu)\w*|no (?:me |se |le |nos )?(?:sube|suben|monta|montan|liga|cuaja|espesa|brilla|leva|fermenta|gelifica|dora|emulsiona|crece|despega|desmolda|cruje)\w*|(?<!\bcuant[oa]s? (?:[a-z]{2,14} ){0,2})(?:me |le )?(?:sale|salen|queda|quedan|salio|quedo|ha salido|ha quedado) (?:muy |demasiado |un poco |algo |tan |siempre |mal )*(?!del?\b|\d|un\b|unos\b|unas\b|una\b|medi[oa]\b|poc[oa]s?\b|much[oa]s?\b)\w+|(?:esta|estan|sigue|siguen|se (?:me |le )?(?:pone|ponen|puso|ha puesto|han puesto|vuelve|vuelven|ha vuelto)) (?:muy |demasiado |un poco |algo )?(?:dur|bland|sec|resec|marron|negr|gris|blanc|amarg|salad|acid|agri|aguad|turbi|liquid|correos|crud|pastos|pegajos|apelmaz|cortad|quemad|como (?:un|una|el|la)\b)\w*|se (?:me |le )?(?:azucara|cristaliza|pasa|paso|mancha|oscurece|deshace|deshacen)|grumos|(?<=\bcomo (?:se |l[aeo]s? |puedo )?)evit\w+|como (?:hago|hacer|consigo) (?:para )?que no|arregl\w+|salv(?:ar|o|arl\w+)|recuper\w+|soluciono|que (?:he hecho|hice) mal|que (?:me )?puede fallar|fix|split|sabe a|huele|cortad[oa]s?|quemad[oa]s?|salad[oa]s?|moho|macizas?|con agujeros|se nota el grano)\b/,
    ['Fallos', 'Puntos'],
  ],
  [
    /\b(?:(?:cuanto|cuantos|cuantas) (?:tiempo |dias |horas |meses |semanas )?(?:me |se |le |te )?(?:dur|aguant|conserv|guard)\w*|congel(?!and)\w+|descongel(?!and)\w+|conserv(?:ar|o|a|acion)\w*|caduc\w+|vida util|guard(?:ar|o|arl\w+)|en (?:la )?(?:nevera|camara)|al vacio dura|de un dia para otro|de vispera|fuera de la nevera|how long .{0,40}(?:keep|last|store)|shelf life)\b/,
    ['Guardar', 'Puntos'],
  ],
  // 'Trufas blandas, días' is how long they keep; what is done for days is told otherwise.
  [
    /^(?!.*\b(?:ferment|madur|cur[aoe]|adob|marin|macer|remoj|desal|escabech|infus|tard)).*\b(?:dias|semanas|meses)\W*$/,
    ['Guardar', 'Puntos'],
  ],
  [/\bcomo (?:se |los? |las? |puedo )?(?:guard|conserv|almacen)\w*/, ['Guardar', 'Puntos']],
  [
    /\b(?:maridaje|marid\w+|acompan\w+|guarnicion|combinan?|con que (?:vai?n?|pegan?|casan?|vino|lo sirvo|la sirvo)|que (?:le |[a-z]{4,14} )?(?:pongo|ponemos|van?|pegan?|casan?|combinan?) (?:bien )?(?:con|al lado|de guarnicion)|^\W*(?:que )?(?:salsas?|guarnicion(?:es)?|acompanamientos?) para|vayan? (?:bien )?con|pegue con|al lado|como se (?:come|comen|toma|toman)\b|vinos? (?:para|con)|que (?:vino|cerveza|cava|sidra|salsa|copa|vajilla)|a que temperatura (?:se )?(?:sirve|sirvo|servir)|temperatura de servicio|pairing)\b/,
    ['Servir', 'Puntos'],
  ],
  // How it is put on the plate; the word names the pages that tell it.
  [/\bemplat\w+/, ['Puntos', 'Servir']],
  [
    /\b(?:merma\w*|rend\w+|rind\w+|aprovecham\w+|que salen? del?\b|(?<!\ba )cuant[oa]s? (?:sale|salen|saco|quedan?|da|dan)|limpi[oa]s? de|cuanto pierde|desperdici\w+|parte comestible|yield)\b/,
    ['Rendimiento', 'Puntos'],
  ],
  [
    /\bcomo (?:se |la |lo )?(?:hac|hag|prepar|elabor)\w*/,
    ['Elaboración', 'Ingredientes', 'Puntos', 'Proporción', 'Qué es'],
  ],
  [
    /\b(?:para \d{2,}|grandes? cantidad\w*|escal(?:ar|o|a|e|arl[ao]s?)\b|multiplic\w+|banquete|colectividad\w*|cuant[oa]s? por persona|por (?:persona|comensal|racion|cabeza|pax))\b/,
    ['Escala', 'Proporción', 'Servir', 'Puntos'],
  ],
  // How long is told with the times, not with the amounts.
  [
    /\bcuant[oa]s? (?:tiempo|horas|minutos)\b|\bcuanto (?:l[aeo]s? (?:dej|teng|manteng|ten)\w*|(?:dejo|dejamos|se dejan?))\b|\bcuanto (?:se )?(?:tard\w*|(?=(?:ferment|cuec|cuez|horne|repos|lev|hierv|herv|bull|madur|marin|macer|remoj|desal|adob|ahum|confit|escald|blanque|desangr|purg|brase)\w*|as[oa]n?\b))|\bquant (?:de )?temps\b/,
    ['Puntos', 'Elaboración', 'Proporción'],
  ],
  [
    /^\W*(?:[a-z]{2,} (?:de [a-z]{3,} )?)por [a-z]{4,}\W*$|\b(?:cuant[oa]s?|porcentaje|hidratacion|proporcion\w*|dosis|dosific\w*|ratio|relacion|gramos|por (?:litro|kilo|kg|cada)|hojas|how much|quant[ao]?)\b/,
    ['Proporción', 'Puntos', 'Rendimiento', 'Escala'],
  ],
  [
    /\b(?:how long|curva|temperatura\w*|grados|a cuanto|a que punto|ph|punto|tiempo\w*|brix|baume|bloom)\b/,
    ['Puntos', 'Proporción', 'Elaboración'],
  ],
  [
    /\b(?:como (?:se )?(?:hac|hag|prepar|elabor|coc|limpi|usa|uso|mont|hid|templ|abr|cort|pel|arm|form|tritur|cur|ahum|ferment)\w*|pasos|elaboracion|how (?:do|to)|com (?:es fa|faig)|como (?:se fai|fago)|nola egin)\b/,
    ['Elaboración', 'Ingredientes', 'Puntos', 'Proporción', 'Qué es'],
  ],
  // 'Con qué cuajo', 'con qué lo relleno' asks for the means.
  [/\bcon que (?:se |lo |la |los |las |puedo )?[a-z]{4,}/, ['Proporción', 'Cambios', 'Puntos', 'Elaboración']],
  // Whatever is done with it: 'cómo clarifico', 'cómo se laca'.
  [
    /\bcomo (?:se |puedo |lo |la |los |las )?[a-z]{4,}/,
    ['Elaboración', 'Ingredientes', 'Puntos', 'Proporción', 'Qué es'],
  ],
  [/\b(?:curiosidad|origen|historia|de donde viene|por que se llama)\b/, ['Curiosidad', 'Qué es']],
]

/** Where a thing went wrong, these are asked of it all the same. */
const wantsOther: ReadonlySet<Heading | undefined> = new Set<Heading | undefined>(['Cambios', 'Guardar', 'Rendimiento'])
const ofTrouble: readonly Heading[] = ['Fallos', 'Puntos']

const besideSymptom =
  /\b(?:como (?:se |l[aeo]s? |puedo )?evit\w+(?: que)?|que (?:no )?(?:me )?(?:vuelva a )?pas(?:e|ar)|(?:otra|la proxima) vez|arregl\w+|salv(?:o|ar|arl\w+)|recuper\w+|solucion\w+|fix|que (?:pasa|pasaria|ocurre|sucede) (?:si|cuando)(?: (?:me|se me|te) (?:paso|pasas|pasa) (?:con|de))?|pasa algo si)\b/g

/** What a question asks of the thing it names. */
export type HeadingAsked = {
  /** Best first; none when it only names a thing. */
  readonly headings: readonly Heading[]
  /** The words that ask for it: 'cuánto dura', 'en la nevera'. What went wrong is not among them, it tells faults apart. */
  readonly words: string
}

/** The headings a question asks for, over the folded, written-out text. */
export const headingAsked = (written: string, words: readonly KitchenWords[]): HeadingAsked => {
  const [asked, headings] = rows.find(([pattern]) => pattern.test(written)) ?? []
  if (saysTrouble(written, words) && !wantsOther.has(headings?.[0])) return { headings: ofTrouble, words: '' }
  if (asked === undefined || headings === undefined) return { headings: [], words: '' }
  // A symptom tells faults apart and stays; that it is to be mended, or what comes of it, does not.
  if (headings[0] === 'Fallos') return { headings, words: (written.match(besideSymptom) ?? []).join(' ') }
  // What is done with the thing is asked by the same words as anything: 'cómo curo' is not 'cómo hago'.
  if (headings[0] === 'Elaboración' || /^emplat/.test(asked.exec(written)?.[0] ?? '')) return { headings, words: '' }
  return { headings, words: (written.match(new RegExp(asked, 'g')) ?? []).join(' ') }
}
