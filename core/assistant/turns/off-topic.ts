/** A drink for people or an occasion is made or chosen, and goes with no dish. */
const ofPeople = String.raw`(?:[a-z]{2,4} )?(?:\d|disfagi|nin[oa]s?\b|menores|bebes?\b|embarazad|mayores|celiac|diabet|alerg|banquete|boda|fiesta|bautizo|comunion|evento|barra|carta|desayuno)`
const article = '(?:el |la |los |las |un |una |unos |unas )?'

/** What to drink with it: the cards of pairing answer, or it is said that none does. */
export const wineAsked = new RegExp(
  [
    String.raw`\bmarida\w{0,5}`,
    // 'Qué pongo de beber sin alcohol con el cochinillo', 'algo sin alcohol que vaya con él'.
    String.raw`\b(?:de|para) beber(?: sin alcohol)? (?:con|para) (?!${ofPeople})[a-z]{2,}`,
    String.raw`\b(?:algo|bebidas?|opcion(?:es)?|alternativas?|copas?|acompanamiento) sin alcohol (?:(?:para|con)|(?:que )?(?:le |les )?(?:va|vaya|van|acompan[ae]|peg[au]e?|casa)n?)(?: (?:bien|con|al?))* (?!${ofPeople})${article}[a-z]{4,}`,
    `^(?:y )?sin alcohol,? (?:para|con) (?!${ofPeople})${article}[a-z]{4,}`,
    String.raw`^(?:y )?(?:con )?que (?:vinos?|cerveza|bebidas?)\b`,
    String.raw`\b(?:que )?(?:bebo|bebemos|se bebe|beber|tomo|tomamos)(?: yo)? con ${article}[a-z]{4,}`,
    String.raw`\bvinos? (?:para|con) ${article}[a-z]{4,}`,
    String.raw`\bque (?:vinos?|cervezas?|cavas?|sidras?|bebidas?|copas?) (?:va|van|pega|pegan|le va|pongo|pondrias|sirvo|acompana\w?|recomiendas|marida\w?)\b`,
  ].join('|'),
)

/** Said in anger, with nothing asked: what is asked beside it scores more. */
export const insulting =
  /\b(?:tont[oa]|idiota|imbecil|gilipollas|inutil|estupid[oa]|subnormal|cabron|mierda|put[oa]|joder|no (?:me )?(?:vales|sirves|entiendes|enteras)(?: para| de)? nada|vete a la)\b/

/** What is taken away is taken away by the cook's own hand. */
export const deletes =
  /^\W*(?:por favor )?(?:borra|elimina|suprime|vacia)(?:me|r|lo|la)? (?:todas? |todos? )?(?:mis?|las?|los?|el|esta|esa) (?:[a-z]+ )?(?:recetas?|biblioteca|recetario|cuenta|escandallos?|precios|carpetas?|datos|menus?|proyectos?)\b/

/** What is no question of ours, and how surely. */
export const offTopic: readonly (readonly ['off-topic', number, RegExp])[] = [
  ['off-topic', 9.4, wineAsked],
  ['off-topic', 6.1, insulting],
  ['off-topic', 9.7, deletes],
  [
    'off-topic',
    9.6,
    /\b(?:futbol|la liga|el mundial|politica|elecciones|presidente|chistes?|poema|javascript|python|programa(?:cion|me)|bitcoin|cripto\w{0,8}|horoscopo|la capital de|que tiempo (?:hace|hara)|que (?:hora|dia|fecha) es|traduce(?:me)?|noticias|pelicula|cancion|ignora (?:todo|lo|las|tus|cualquier)|instrucciones (?:anteriores|previas|del sistema)|system prompt|tu prompt|contrasenas?|clave (?:de|api|secreta)|api ?key|(?:actua|comportate|habla|responde|haz) como (?:un|una|si|el|la)(?! chef| cociner)|finge que|haz de cuenta|olvida (?:todo|tus|las (?:reglas|instrucciones)))\b/,
  ],
]
