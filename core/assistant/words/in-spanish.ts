import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fromEnglish, isEnglish } from './english.ts'
import { fromForeign } from './foreign.ts'
import { withOurNames } from './other-language-names.ts'

/** A longer text is a list or a recipe, and is left as it is. Characters. */
const longestAsked = 240

const guests = '(?:,? (?:(?:for|per a|para|pa) (?:about |unes |unos |unas )?)?(\\d{1,4})(?: \\w+)?)?'
const end = '(?:,? (?:please|si us plau|sisplau|por favor|mesedez))?\\W*$'
const frame = (pattern: string): RegExp => new RegExp(`^\\W*(?:(?:please|hi|hello|hola|hey),? )*${pattern}${end}`, 'iu')

type Frame = readonly [pattern: RegExp, spanish: (thing: string, amount: string) => string]

const recipe = (thing: string, servings: string): string =>
  `dame una receta de ${thing}${servings === '' ? '' : ` para ${servings}`}`

/** How things are asked for in the other languages of our kitchens, with the thing asked about as the first group. */
const frames: readonly Frame[] = [
  [
    frame(
      `(?:(?:can you |could you )?(?:give|get|make|write|show) (?:me )?|i (?:need|want|would like) )(?:an? |the |some )?(.{3,60}?) recipe${guests}`,
    ),
    recipe,
  ],
  [frame(`(?:(?:give|get) me |i need )?(?:an? |the )?recipe (?:for|of) (?:an? |some )?(.{3,60}?)${guests}`), recipe],
  [
    frame(`(?:list (?:the )?)?allergens?(?: list)? (?:for|of|in) (?:the |an? |my )?(.{3,60}?)`),
    (thing) => `qué alérgenos lleva ${thing}`,
  ],
  [
    frame(
      `(?:what|which) allergens (?:are (?:there )?in|does|do) (?!it\\b|they\\b|this\\b|that\\b)(?:the |an? )?(.{3,60}?)(?: have| contain)?`,
    ),
    (thing) => `qué alérgenos lleva ${thing}`,
  ],
  [
    frame(
      `(?:how many )?(\\d+(?:[.,]\\d+)?|an?|one|half an?) (cups? of .{3,40}?|(?:tbsp|tablespoons?) of .{3,40}?|(?:tsp|teaspoons?) of .{3,40}?)(?: (?:in|to|en|a) (?:grams|gramos|g))?`,
    ),
    (amount, measure) => `${counted(amount)} ${measured(measure)} en gramos`,
  ],
  [
    frame(
      `how many grams (?:are |is )?(?:there )?in (an?|one|\\d+) (cups? of .{3,40}?|(?:tbsp|tablespoons?) of .{3,40}?)`,
    ),
    (amount, measure) => `${counted(amount)} ${measured(measure)} en gramos`,
  ],
  [frame(`(?:how much (?:does|do|is|are)) (?:an? |the |my )?(.{3,60}?)(?: cost)`), (thing) => `cuánto cuesta ${thing}`],
  [
    frame(`how many calories (?:are )?(?:there )?(?:in|does) (?:an? |the |my )?(.{3,60}?)(?: have)?`),
    (thing) => `calorías de ${thing}`,
  ],
  [
    frame(`what (?:can|could|should) (?:i|we) (?:make|cook|do) with (?:the |some |my )?(.{3,60}?)`),
    (thing) => `qué puedo hacer con ${thing}`,
  ],
  [frame(`(?:scale|make) it (?:to|for) ()(\\d{1,4})(?: \\w+)?`), (_, servings) => `pásala a ${servings} raciones`],
  [
    frame(`(?:dona'?m|vull|necessito|fes-me|fes me|voldria) (?:una |la )?recepta (?:de |d')(.{3,60}?)${guests}`),
    recipe,
  ],
  [
    frame(`com (?:faig|fem|es fa|es fan|puc fer|preparo) (?:el |la |els |les |un |una |uns |unes |l')?(.{3,60}?)`),
    (thing) => `cómo hago ${thing}`,
  ],
  [
    frame(`quant (?:costa|costen|val|valen) (?:el |la |els |les |un |una |l')?(.{3,60}?)`),
    (thing) => `cuánto cuesta ${thing}`,
  ],
  [
    frame(`(?:quins al·?lergens|quins alergens) (?:te|té|porta|porten|tenen) (?:el |la |els |les |l')?(.{3,60}?)`),
    (thing) => `qué alérgenos lleva ${thing}`,
  ],
  [
    frame(
      `comment (?:faire|pr[ée]parer|r[ée]ussir) (?:une?|des|la|le|les|du|de la|l')? ?(.{3,60}?)(?: pour (\\d{1,4})(?: .{3,30})?)?`,
    ),
    (thing, servings) => `cómo hago ${thing}${servings === '' ? '' : ` para ${servings}`}`,
  ],
  [frame(`(?:donne|donnez)-?moi (?:une|la) recette (?:de |du |d')(.{3,60}?)(?: pour (\\d{1,4})(?: \\w+)?)?`), recipe],
  [frame(`que (?:puc|podem) fer amb (?:el |la |els |les |l')?(.{3,60}?)`), (thing) => `qué puedo hacer con ${thing}`],
  [frame(`(?:necesito|quero|dame|fai-?me|gustaríame) unha receita (?:de |do |da )(.{3,60}?)${guests}`), recipe],
  [
    frame(
      `(?:e |i |pois |doncs )?(?:quero|queremos|vou|vull|volem) (?:facer|fer) (?:o |a |el |la |els |les |un |una |unha )?(.{3,60}?)${guests}`,
    ),
    recipe,
  ],
  [
    frame(`como (?:fago|se fai|se fan|facemos) (?:o |a |os |as |un |unha )?(.{3,60}?)`),
    (thing) => `cómo hago ${thing}`,
  ],
  [frame(`canto (?:custa|custan|vale) (?:o |a |os |as )?(.{3,60}?)`), (thing) => `cuánto cuesta ${thing}`],
  [frame(`(?:que|qué) (?:podo facer|fago) (?:con|co|coa) (.{3,60}?)`), (thing) => `qué puedo hacer con ${thing}`],
  [frame(`(.{3,60}?)(?:aren|en)? errezeta(?: (?:bat|nahi dut|behar dut))*(?: (\\d{1,4}) lagunentzat)?`), recipe],
  [frame(`nola (?:egin|egiten da|prestatu) (.{3,60}?)`), (thing) => `cómo hago ${thing}`],
  [
    frame(
      `(?:¿?qu[eé] onda,? )?(?:wey|güey|guey|carnal|compa|compadre|parcero|che|bro|tio|tío|jefe|chef),? (.{6,200})`,
    ),
    (thing) => thing,
  ],
  [frame(`¿?qu[eé] onda,? (.{6,200})`), (thing) => thing],
  [frame(`ocupo (?!cu[aá]nt)(.{3,200})`), (thing) => `necesito ${thing}`],
  [frame(`(?:necesito|ocupo) sustituir (.{3,60})`), (thing) => `qué pongo en vez de ${thing}`],
]

const counted = (amount: string): string =>
  /^(?:an?|one)$/i.test(amount) ? '1' : /^half/i.test(amount) ? '0,5' : amount

const measured = (said: string): string =>
  said
    .replace(/^cups? of/i, 'cups de')
    .replace(/^(?:tbsp|tablespoons?) of/i, 'cucharadas de')
    .replace(/^(?:tsp|teaspoons?) of/i, 'cucharaditas de')

/** How it is spoken in the street, and what it stands for. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})f[ae]h?r[ea]n(?:h|g)[ea][iy]t?h?(?!\p{L})/giu, 'fahrenheit'],
  [/(?<![\p{L}\d])ago(?=\s+(?:con|cn|una?|el|la)(?!\p{L}))/giu, 'hago'],
  [/(?<![\p{L}\d])cn(?=\s)/giu, 'con'],
  [/(?<![\p{L}\d])h?a[csz]er(?=\s)/giu, 'hacer'],
  [
    /(?<!\p{L})(?:sans|sense|sen|sem|senza) (?:le |la |el |o |a )?(?:lactose|lactosa|lattosio)(?!\p{L})/giu,
    'sin lactosa',
  ],
  [
    /(?<!\p{L})(?:sans|sense|sen|sem|senza) (?:le |el |o )?(?:gluten|glute|glutine)(?!\p{L})|(?<!\p{L})glutenik gabe(?!\p{L})/giu,
    'sin gluten',
  ],
  [
    /(?<!\p{L})(?:sans|sense|sen|sem|senza) (?:les |els |os )?(?:ous?|ovos?|[oœ]e?ufs?|uova)(?!\p{L})|(?<!\p{L})arrautzarik gabe(?!\p{L})/giu,
    'sin huevo',
  ],
  [/(?<!\p{L})leva(?=m? (?:gluten|ovos?|leite|lactosa|noces|al[eé]r[gx]enos)(?!\p{L}))/giu, 'lleva'],
  // 'Kuantas kalorias', as it is texted.
  [/(?<!\p{L})k(?=(?:uant|alori|omo(?!\p{L})|uando|on(?!\p{L})|ocin|arne|aldo|uest|ost[aeó]))/giu, 'c'],
  [/(?<![\p{L}\d])chimi(?!\p{L})/giu, 'chimichurri'],
  [/(?<=(?<!\p{L})(?:la|una) )mayo(?!\p{L})/giu, 'mayonesa'],
  [/(?<![\p{L}\d])parri(?!\p{L})/giu, 'parrilla'],
  [/(?<![\p{L}\d])q(?:ue)?da(r?)(?!\p{L})/giu, 'queda$1'],
  [/(?<![\p{L}\d])cm?o(?=\s+(?:hago|se|puedo))/giu, 'como'],
  [/(?<![\p{L}\d])m[’']?an(?=\s+(?:sobr|qued|tra))/giu, 'me han'],
  [/(?<![\p{L}\d])(sobr|qued|pas|quem|cort|congel|cuaj|peg|apelmaz)ao(s?)(?!\p{L})/giu, '$1ado$2'],
]

/** A question in another language of our kitchens, or as it is spoken there, in the Spanish the rest reads; else as it is. */
export const inSpanish = (text: string, knowledge: Knowledge): string => {
  if (text.length > longestAsked || text.includes('\n')) return text
  const written = spoken.reduce((said, [form, whole]) => said.replace(form, whole), text)
  let said = written
  for (let count = 0; count < 2; count++)
    for (const [pattern, spanish] of frames) {
      const found = pattern.exec(said)
      if (found === null) continue
      const thing = found[1] ?? ''
      said = spanish(isEnglish(written) ? fromEnglish(withOurNames(thing, knowledge)) : thing, found[2] ?? '')
      break
    }
  if (said === written && isEnglish(written)) return fromEnglish(withOurNames(written, knowledge))
  const foreign = said === written ? fromForeign(withOurNames(written, knowledge)) : null
  if (foreign !== null) return foreign
  if (said === written) return withMeasure(written, knowledge)
  return withOurNames(fromForeign(written, said) ?? said, knowledge)
}

/** '3 cups de flour': a Spanish question with one foreign measure. */
const withMeasure = (text: string, knowledge: Knowledge): string =>
  /\b(?:cups?|tbsp|tsp|oz|lb)\b/i.test(text) ? withOurNames(text, knowledge) : text
