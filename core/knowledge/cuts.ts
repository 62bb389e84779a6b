/** A piece of an animal and what it is good for (reference/ia-y-escaner.md §6.2; the butcher's names of Spain and America). */
export type Cut = {
  readonly names: readonly string[]
  readonly animal: 'ternera' | 'cerdo' | 'cordero' | 'ave' | 'pescado'
  readonly uses: readonly Use[]
  readonly how: string
}

export type Use =
  | 'estofar'
  | 'asar'
  | 'plancha'
  | 'brasa'
  | 'freír'
  | 'picar'
  | 'caldo'
  | 'confitar'
  | 'crudo'
  | 'vapor'

export const cuts: readonly Cut[] = [
  {
    names: ['solomillo', 'filete mignon', 'lomo fino'],
    animal: 'ternera',
    uses: ['plancha', 'asar', 'crudo'],
    how: 'Marcar fuerte y terminar en horno a 180 °C; reposo de 5–10 min. Muy tierno, poca grasa.',
  },
  {
    names: ['lomo alto', 'entrecot', 'chuletón', 'bife ancho', 'ojo de bife', 'ribeye'],
    animal: 'ternera',
    uses: ['plancha', 'brasa'],
    how: 'Atemperar 1 h, brasa fuerte, 4–6 min por cara a 4 cm de grosor, y reposo.',
  },
  {
    names: ['lomo bajo', 'bife de chorizo', 'roast beef', 'rosbif'],
    animal: 'ternera',
    uses: ['plancha', 'asar', 'brasa'],
    how: 'Entero, marcar y asar a 120–140 °C hasta el punto; reposo de 15 min.',
  },
  {
    names: ['carrillera', 'carrilleras', 'carrillada', 'cachete'],
    animal: 'ternera',
    uses: ['estofar'],
    how: '3 h a 90–95 °C en vino y fondo; las de cerdo, 1 h 30 min–2 h.',
  },
  {
    names: ['rabo de toro', 'rabo', 'cola de res'],
    animal: 'ternera',
    uses: ['estofar'],
    how: '3–4 h a 90–95 °C; reposo de un día en su salsa.',
  },
  {
    names: ['morcillo', 'jarrete', 'osobuco', 'zancarrón', 'chamorro'],
    animal: 'ternera',
    uses: ['estofar', 'caldo'],
    how: '2 h–2 h 30 min a 90–95 °C; da gelatina al guiso.',
  },
  {
    names: ['aguja', 'aguja de ternera', 'roast beef de guisar'],
    animal: 'ternera',
    uses: ['estofar', 'picar'],
    how: '2 h a 90–95 °C; buena mezcla para hamburguesa.',
  },
  {
    names: ['falda', 'vacío', 'matambre', 'sobrebarriga'],
    animal: 'ternera',
    uses: ['estofar', 'brasa', 'caldo'],
    how: 'Guisada o rellena 2 h 30 min; a la brasa, cortada contra la hebra.',
  },
  {
    names: ['pecho', 'brisket', 'tapapecho'],
    animal: 'ternera',
    uses: ['estofar', 'asar', 'caldo'],
    how: 'Ahumado o asado lento a 110–120 °C, 8–12 h, hasta que ceda.',
  },
  {
    names: ['entraña', 'arrachera'],
    animal: 'ternera',
    uses: ['brasa', 'plancha'],
    how: 'Muy fuerte, 3 min por cara, y cortar contra la hebra.',
  },
  {
    names: ['babilla', 'cadera', 'tapa', 'contra', 'redondo', 'peceto'],
    animal: 'ternera',
    uses: ['plancha', 'freír', 'asar', 'picar'],
    how: 'Filetes finos y vuelta rápida; el redondo, mechado o asado, 1 h 30 min.',
  },
  {
    names: ['secreto', 'secreto ibérico'],
    animal: 'cerdo',
    uses: ['brasa', 'plancha'],
    how: 'Muy fuerte, 3–4 min por cara; corta fino contra la hebra. 70 °C en el centro.',
  },
  {
    names: ['presa', 'presa ibérica'],
    animal: 'cerdo',
    uses: ['plancha', 'brasa', 'asar'],
    how: 'Marcar y terminar en horno a 160 °C; reposo de 8 min.',
  },
  {
    names: ['pluma', 'pluma ibérica'],
    animal: 'cerdo',
    uses: ['plancha', 'brasa'],
    how: 'Fuego fuerte, 2–3 min por cara.',
  },
  {
    names: ['panceta', 'tocino entreverado', 'falda de cerdo'],
    animal: 'cerdo',
    uses: ['asar', 'confitar', 'brasa'],
    how: '12 h a 75 °C al vacío o 2 h 30 min a 150 °C, y piel crujiente a 220 °C.',
  },
  {
    names: ['costilla', 'costillas', 'costillar'],
    animal: 'cerdo',
    uses: ['asar', 'brasa', 'estofar'],
    how: '3 h a 130 °C tapadas y 20 min a 200 °C con la glasa.',
  },
  {
    names: ['paletilla de cerdo', 'aguja de cerdo', 'cabeza de lomo', 'bondiola'],
    animal: 'cerdo',
    uses: ['asar', 'estofar', 'picar'],
    how: '5–6 h a 120 °C para deshilachar; 90–93 °C en el centro.',
  },
  {
    names: ['solomillo de cerdo', 'lomo de cerdo', 'cinta de lomo'],
    animal: 'cerdo',
    uses: ['plancha', 'asar', 'freír'],
    how: 'Poca grasa: sacar a 70 °C justos y reposar.',
  },
  {
    names: ['codillo', 'manitas', 'manos de cerdo', 'oreja'],
    animal: 'cerdo',
    uses: ['estofar', 'asar', 'caldo'],
    how: 'Cocer 2–3 h a 90–95 °C y después asar o plancha.',
  },
  {
    names: ['paletilla de cordero', 'pierna de cordero', 'paletilla', 'gigot'],
    animal: 'cordero',
    uses: ['asar', 'estofar'],
    how: 'Lechal: 2 h a 160 °C con agua y 15 min a 220 °C. Recental: 3 h a 150 °C.',
  },
  {
    names: ['cuello de cordero', 'falda de cordero'],
    animal: 'cordero',
    uses: ['estofar', 'confitar'],
    how: '2 h 30 min a 90–95 °C, deshuesar y prensar.',
  },
  {
    names: ['chuletas de cordero', 'carré', 'costillar de cordero', 'chuletillas'],
    animal: 'cordero',
    uses: ['plancha', 'brasa', 'asar'],
    how: 'Brasa, 2–3 min por cara; el carré, 12–15 min a 200 °C.',
  },
  {
    names: ['pechuga', 'pechuga de pollo', 'suprema'],
    animal: 'ave',
    uses: ['plancha', 'asar', 'vapor'],
    how: 'Salmuera de 2 h y plancha media; 74 °C en el centro y ni uno más.',
  },
  {
    names: ['contramuslo', 'muslo', 'jamoncito', 'cuarto trasero', 'pierna de pollo'],
    animal: 'ave',
    uses: ['asar', 'estofar', 'brasa', 'confitar'],
    how: 'Asado 40 min a 190 °C; mejora por encima de 80 °C en el centro.',
  },
  {
    names: ['magret', 'magret de pato'],
    animal: 'ave',
    uses: ['plancha'],
    how: 'Por la piel desde frío, 8–10 min, y 2 por la carne. 74 °C en el centro es lo seguro.',
  },
  {
    names: ['carcasa', 'alitas', 'cuello'],
    animal: 'ave',
    uses: ['caldo', 'asar', 'freír'],
    how: 'Carcasa a fondo, 1 h 30 min–2 h; alitas asadas 45 min a 200 °C.',
  },
  {
    names: ['lomo de bacalao', 'lomo', 'lomo de pescado', 'lomos'],
    animal: 'pescado',
    uses: ['plancha', 'confitar', 'vapor', 'asar'],
    how: 'Confitado 8–12 min a 65–70 °C, o al horno 10–12 min a 180 °C; 68 °C en el centro, 15 s.',
  },
  {
    names: ['ventresca', 'ijada'],
    animal: 'pescado',
    uses: ['plancha', 'asar', 'confitar'],
    how: 'Horno a 180 °C, 10–12 min, con su piel; 68 °C en el centro, 15 s.',
  },
  {
    names: ['cogote', 'cocochas', 'kokotxas'],
    animal: 'pescado',
    uses: ['asar', 'confitar'],
    how: 'Cogote 20 min a 200 °C; kokotxas al pilpil, aceite a 60–65 °C, y 68 °C en el centro, 15 s.',
  },
]
