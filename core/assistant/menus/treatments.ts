import type { FoodCategory } from '#core/pantry/food.ts'

/**
 * How a main product is treated in a plate of the house, by its shelf or its name: the first row that fits. Trade
 * practice ('oficio'); core temperatures by AESAN, Comité Científico (2021), as in core/knowledge/safe-temperatures.ts.
 */
export const treatments: readonly {
  readonly names?: RegExp
  readonly categories?: readonly FoodCategory[]
  readonly how: string
}[] = [
  {
    names: /\b(?:ahumad|curad|salazon|mojama|anchoa|marinad|gravlax)/,
    how: 'en lomos o dados atemperados 10 min, sin cocinarlo: ya trae la sal y el humo del plato',
  },
  {
    names: /\b(?:remolacha|zanahoria|apionabo|nabo|chirivia|boniato|tupinambo|rabano|colinabo)/,
    how: 'asada entera con su piel a 180 °C hasta que entre la puntilla, y una parte cruda en láminas encurtidas 20 min',
  },
  {
    names: /\b(?:berenjena|calabaza|calabacin|pimiento|puerro|cebolla|cebolleta|calcot)/,
    how: 'asado a la brasa o a 200 °C hasta que ceda, con su jugo reducido',
  },
  {
    names: /\b(?:alcachofa|esparrago|guisante|haba|judia|tirabeque|brocoli|coliflor|romanesco|col\b|coles\b)/,
    how: 'escaldado en verde, 2–4 min, y marcado fuerte por una cara; los tallos, en crema',
  },
  { names: /\btomate/, how: 'pelado y confitado a 90 °C 3 h, y su agua colada en frío para aliñar' },
  {
    // Raw cassava frees cyanide: core/safety/tables/hazards.tsv.
    names: /\b(?:yuca|mandioca)/,
    how: 'pelada del todo, hervida 25 min destapada, tirada esa agua, y dorada',
  },
  { names: /\b(?:patata|papa)/, how: 'cocida en su piel y emulsionada con su aceite, en crema lisa' },
  { categories: ['setas'], how: 'salteadas a fuego vivo en tandas, y los recortes en caldo corto reducido' },
  { categories: ['algas'], how: 'hidratada y picada: da el yodo y la sal' },
  {
    categories: ['verduras_hortalizas'],
    how: 'una parte asada y otra cruda en láminas encurtidas 20 min, para tener dos texturas',
  },
  {
    names: /\b(?:yogur|kefir|requeson|queso fresco|labneh|cuajada)/,
    how: 'escurrido 4 h en estameña a 4 °C y aliñado con limón y sal: la base fría y ácida',
  },
  { categories: ['quesos'], how: 'fundido en una crema ligera con su suero o con nata, templada' },
  { categories: ['leches_y_natas'], how: 'reducida a la mitad, en salsa o en espuma templada' },
  {
    categories: ['pescados'],
    how: 'a la plancha por la piel y acabado con el calor residual: 68 °C en el centro, o congelado antes (−20 °C, 24 h) si va menos hecho',
  },
  { categories: ['crustaceos'], how: 'salteado 1 min con su coral; las cabezas, en jugo colado' },
  {
    names: /\bpulpo/,
    how: 'cocido a hervor suave hasta que entre el palillo, 35–45 min el de 2 kg, reposado en su agua y marcado a la plancha',
  },
  {
    names: /\b(?:calamar|chipiron|sepia|chocos?\b|potas?\b)/,
    how: 'cortado en cuadrícula y a la plancha muy caliente 1–2 min; los recortes y la tinta, en salsa',
  },
  { names: /\b(?:vieira|zamburina|volandeira)/, how: 'seca y marcada 1–2 min por cara en plancha muy caliente' },
  {
    categories: ['moluscos_y_cefalopodos'],
    how: 'abierto al vapor o a la plancha muy caliente, lo justo, y su jugo colado para la salsa',
  },
  {
    categories: ['aves', 'caza_y_conejo'],
    how: 'asado con la piel crujiente, 74 °C en el centro; los huesos, en jugo',
  },
  {
    categories: ['vacuno', 'porcino', 'ovino_y_caprino', 'casqueria'],
    how: 'guisado lento hasta que se abra con la cuchara, prensado en frío y glaseado con su jugo',
  },
  { categories: ['embutidos_y_curados'], how: 'en láminas finas, al final, con el calor del plato' },
  { categories: ['huevos'], how: 'la yema curada o el huevo entero a 63–64 °C 45–60 min, que hace de salsa' },
  { categories: ['legumbres'], how: 'cocidas enteras y una cuarta parte en crema con su caldo' },
  {
    categories: ['cereales_y_granos', 'harinas_y_almidones', 'pastas_y_fideos'],
    how: 'cocido al dente y ligado en el último momento; un puñado, frito e inflado',
  },
  {
    names: /\b(?:limon|lima|naranja|pomelo|yuzu|mandarina)/,
    how: 'en gajos sin piel y en un gel con su zumo: el ácido del plato',
  },
  {
    categories: ['frutas', 'frutas_desecadas_y_confitadas'],
    how: 'una parte fresca en dados y otra asada o en compota sin azúcar',
  },
  { categories: ['frutos_secos', 'semillas'], how: 'tostado a 160 °C 10–12 min: la mitad en crema y la mitad picada' },
  { names: /\bchocolate/, categories: ['chocolate_y_cacao'], how: 'en cremoso templado y en virutas' },
  { categories: ['especias'], how: 'infusionada en la grasa o en el líquido del plato: perfuma, no se ve' },
  { categories: ['hierbas'], how: 'en hoja, al final, y en un aceite verde colado' },
  {
    categories: ['azucares_y_edulcorantes', 'mermeladas_y_confituras'],
    how: 'en el glaseado o en un hilo al pase, para redondear el ácido',
  },
  { categories: ['vinos_y_licores'], how: 'reducido a un tercio, en la salsa' },
  {
    categories: ['aceites_y_grasas', 'vinagres', 'salsas_y_condimentos', 'caldos_y_fondos', 'sal_y_basicos'],
    how: 'en la salsa o en el aliño, a gusto y al final',
  },
  { categories: ['panes'], how: 'en láminas secadas a 150 °C hasta que crujan' },
]

/** For a food of none of these shelves. */
export const otherTreatment = 'en dos texturas: una parte entera y marcada, otra en crema o jugo'

export type Contrast = {
  readonly what: string
  readonly with: string
  readonly suits: RegExp | null
  /** Of a dessert. */
  readonly isSweet?: true
  readonly foods: readonly string[]
}

/** What bites: the first whose `suits` fits the products' names, not holding what may not be eaten. Oficio. */
export const crunchy: readonly Contrast[] = [
  {
    what: 'tostada fina de pan de centeno',
    with: 'en láminas de 2 mm, con un hilo de aceite, a 150 °C 12 min',
    suits: /ahumad|arenque|salmon|remolacha|queso|pepino|trucha|sardina|anchoa/,
    foods: ['Pan de centeno'],
  },
  {
    what: 'trigo sarraceno inflado',
    with: 'cocido, secado a 80 °C y frito a 190 °C 10 s',
    suits: /remolacha|seta|zanahoria|calabaza|apionabo|col|pato/,
    foods: ['Trigo sarraceno'],
  },
  {
    what: 'su propia piel crujiente',
    with: 'prensada entre dos bandejas a 170 °C 25 min',
    suits: /pollo|pato|pintada|cochinillo|salmon|lubina|bacalao/,
    foods: [],
  },
  {
    what: 'avellana tostada y rota',
    with: 'a 160 °C 12 min',
    suits: /seta|calabaza|chocolate|cafe|pera|puerro|coliflor|esparrago/,
    foods: ['Avellana'],
  },
  {
    what: 'pipas de calabaza garrapiñadas en salado',
    with: 'con clara o almíbar y sal, a 150 °C 15 min',
    suits: /calabaza|naranja|queso|yogur|pera|manzana|fresa|fruta/,
    foods: ['Pipas de calabaza'],
  },
  {
    what: 'arroz suflado',
    with: 'sobrecocido, secado a 70 °C y frito a 200 °C',
    suits: /gamba|langostino|calamar|pulpo|alga|atun|coco|mango|cigala|vieira/,
    foods: ['Arroz redondo'],
  },
  {
    what: 'chips de patata',
    with: 'en láminas de 1 mm, lavadas y fritas a 165 °C hasta amarillo claro',
    suits: null,
    foods: ['Patata'],
  },
  {
    what: 'avellana garrapiñada y rota',
    with: 'con su peso de azúcar a punto de caramelo rubio, fría y picada',
    suits: /chocolate|cafe|pera|platano|calabaza|remolacha|naranja|caqui|higo/,
    isSweet: true,
    foods: ['Avellana', 'Azúcar'],
  },
  {
    what: 'arena de mantequilla',
    with: 'a partes iguales de harina, mantequilla y azúcar, a 160 °C 18 min y rota en frío',
    suits: null,
    isSweet: true,
    foods: ['Harina de trigo', 'Mantequilla', 'Azúcar'],
  },
  {
    what: 'teja de la propia fruta',
    with: 'su puré con un 10 % de azúcar, extendido fino y secado a 70 °C 6–8 h',
    suits: null,
    isSweet: true,
    foods: ['Azúcar'],
  },
]

/** What lifts it. Oficio. */
export const acid: readonly Contrast[] = [
  {
    what: 'manzana verde en dados con lima y rábano encurtido',
    with: '',
    suits: /ahumad|arenque|remolacha|cerdo|foie|queso|caballa|apionabo|trucha/,
    foods: ['Manzana', 'Rábano'],
  },
  {
    what: 'pepino encurtido con eneldo',
    with: '',
    suits: /salmon|yogur|bacalao|trucha|patata/,
    foods: ['Pepino', 'Eneldo'],
  },
  {
    what: 'cebolla morada encurtida en vinagre',
    with: '',
    suits: /cerdo|cordero|pato|ternera|rabo|carrillera|legumbre|garbanzo|lenteja|alubia|seta|pollo/,
    foods: ['Cebolla morada'],
  },
  {
    what: 'gel de cítricos',
    with: '',
    suits: /gamba|vieira|langostino|calamar|pulpo|lubina|chocolate|esparrago|zanahoria/,
    foods: ['Limón'],
  },
  { what: 'vinagreta de limón y mostaza en grano', with: '', suits: null, foods: ['Limón', 'Mostaza'] },
  { what: 'gel de cítricos', with: '', suits: null, isSweet: true, foods: ['Limón'] },
]

/** What binds the plate. Oficio. */
export const sauces: readonly Contrast[] = [
  {
    what: 'el yogur escurrido, montado con aceite de eneldo',
    with: '',
    suits: /yogur|kefir/,
    foods: ['Yogur', 'Eneldo'],
  },
  {
    what: 'jugo del asado reducido con su vinagre',
    with: '',
    suits: /ternera|rabo|carrillera|cordero|cerdo|cochinillo|pato|pollo|pintada|ciervo|pichon|conejo/,
    foods: [],
  },
  {
    what: 'beurre blanc de su fumet',
    with: '',
    suits: /lubina|merluza|rodaballo|bacalao|rape|vieira|gamba|langostino|cigala/,
    foods: ['Mantequilla', 'Fumet'],
  },
  {
    what: 'aceite verde de hierbas sobre su propio jugo',
    with: '',
    suits: null,
    foods: ['Aceite de oliva', 'Perejil'],
  },
  {
    what: 'crema inglesa fría con un punto de sal',
    with: '',
    suits: null,
    isSweet: true,
    foods: ['Leche entera', 'Yema de huevo', 'Azúcar'],
  },
  {
    what: 'jugo de la fruta reducido con su azúcar y unas gotas de limón',
    with: '',
    suits: null,
    isSweet: true,
    foods: ['Limón', 'Azúcar'],
  },
]

/** What takes the place of fish or meat that goes out, with its smoke or its depth kept. Oficio. */
export const instead: readonly { readonly of: RegExp; readonly what: string; readonly how: string }[] = [
  {
    of: /ahumad|arenque|anchoa|sardina|trucha|salmon/,
    what: 'zanahoria ahumada',
    how: 'asada en sal a 180 °C, ahumada en frío y marinada con alga nori y aceite',
  },
  {
    of: /atun|bonito|gamba|langostino|pulpo|calamar|vieira|lubina|merluza|bacalao/,
    what: 'seta de cardo con alga kombu',
    how: 'marcada en lonchas gruesas y glaseada con caldo de kombu',
  },
  { of: /\b(?:miel|jalea real)/, what: 'sirope de arce', how: 'en un hilo al pase, para redondear el ácido' },
  {
    of: /\b(?:queso|requeson|mascarpone|ricota|mozzarella|burrata)/,
    what: 'crema de anacardo',
    how: 'remojado 8 h a 4 °C, triturado con limón y sal y reposado en frío: da la grasa y la acidez',
  },
  {
    of: /\b(?:yogur|kefir|cuajada|labneh|skyr)/,
    what: 'yogur de soja',
    how: 'escurrido 4 h en estameña a 4 °C y aliñado',
  },
  { of: /\b(?:nata|leche|mantequilla|helado)/, what: 'crema de coco', how: 'fría y montada, o reducida en salsa' },
  { of: /\b(?:huevo|yema|clara|merengue)/, what: 'tofu sedoso', how: 'triturado con aceite y sal negra, en crema' },
  { of: /./, what: 'berenjena a la llama', how: 'quemada entera, pelada y glaseada con soja o con su jugo reducido' },
]
