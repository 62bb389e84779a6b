import type { Technique } from './technique.ts'

/** Emulsions, thickening, chocolate, whipping. Figures: reference/ia-y-escaner.md §6.1–6.2; remedies are the trade's. */
export const bondTechniques: readonly Technique[] = [
  {
    names: [
      'templar chocolate',
      'temperar chocolate',
      'atemperar chocolate',
      'templado de chocolate',
      'atemperado',
      'temperado',
      'templa el chocolate',
      'tempero el chocolate',
      'atempero el chocolate',
    ],
    what: 'Fundir, enfriar y recalentar para que la manteca de cacao cristalice fina y brille.',
    when: 'Bombones, coberturas, figuras. No hace falta en ganache ni mousse.',
    figures: 'Negro 50 → 27 → 31–32 °C; con leche 45 → 26 → 29–30 °C; blanco 40 → 25 → 28–29 °C.',
    faults: [
      { fault: 'velos blancos o mate', remedy: 'fuera de curva: fundir y templar de nuevo' },
      { fault: 'espesa al trabajar', remedy: 'sobrecristalizado: subir un grado con pistola' },
      { fault: 'se agarra y se vuelve pasta', remedy: 'le entró agua: sólo sirve ya para ganache' },
    ],
  },
  {
    names: [
      'emulsionar',
      'mayonesa cortada',
      'mayonesa se corta',
      'corta la mayonesa',
      'mahonesa cortada',
      'alioli cortado',
      'emulsión',
    ],
    what: 'Unir grasa y agua en gotas finas, con un emulgente (yema, mostaza, leche).',
    when: 'Mayonesa, alioli, holandesa, vinagreta ligada.',
    figures: 'Todo a la misma temperatura, unos 20 °C; el aceite en hilo; aceite hasta un 80 %.',
    faults: [
      {
        fault: 'se corta',
        remedy:
          'huevo pasteurizado o una cucharada de agua en vaso limpio, y la cortada en hilo, como si fuera el aceite',
      },
      { fault: 'queda líquida', remedy: 'le falta aceite: seguir en hilo' },
    ],
  },
  {
    names: ['holandesa cortada', 'holandesa se corta', 'corta la holandesa'],
    what: 'La holandesa se abre si la yema se cuaja o la mantequilla entra deprisa.',
    when: 'Al montarla o al mantenerla.',
    figures: 'Yema a 60–65 °C, mantequilla a 55–60 °C, mantener por encima de 63 °C.',
    faults: [
      { fault: 'cortada por calor', remedy: 'una cucharada de agua fría en cazo limpio y la salsa poco a poco' },
      { fault: 'cortada por frío', remedy: 'una cucharada de agua caliente y batir' },
    ],
  },
  {
    names: [
      'crema cuajada',
      'crema inglesa cortada',
      'crema cortada',
      'inglesa se corta',
      'natillas cortadas',
      'corta la crema',
      'corta la crema inglesa',
      'cortan las natillas',
    ],
    what: 'La yema cuaja en grumos al pasar de temperatura.',
    when: 'Inglesa, natillas, curd.',
    figures: '82–84 °C; por encima de 85 °C cuaja si no hay almidón.',
    faults: [{ fault: 'grumos finos', remedy: 'fuera del fuego, túrmix 30 s y colador; si huele a huevo, repetir' }],
  },
  {
    names: ['ganache separada', 'ganache cortada', 'corta la ganache', 'ganache se corta', 'ganache aceitosa'],
    what: 'La grasa se suelta por falta de agua o por frío.',
    when: 'Al echar la nata de golpe o trabajar por debajo de 30 °C.',
    figures: 'Emulsionar entre 35 y 40 °C.',
    faults: [{ fault: 'aceitosa y con grano', remedy: '20 g de leche caliente por cada 500 g y túrmix sin aire' }],
  },
  {
    names: ['masa retraída', 'masa encoge', 'encoge la masa', 'retrae la masa', 'masa se encoge', 'la quebrada encoge'],
    what: 'El gluten estirado tira de la masa al calentarse.',
    when: 'Quebrada, sablée u hojaldre en molde.',
    figures: 'Reposo de 1 h tras amasar y de 30 min ya forrado, a 4 °C.',
    faults: [
      { fault: 'encoge en el horno', remedy: 'menos amasado, más reposo, no estirar al forrar y cocer con peso' },
    ],
  },
  {
    names: ['montar nata', 'nata montada', 'montar la nata', 'nata no monta', 'nata se corta'],
    what: 'Meter aire en la grasa fría.',
    when: 'Chantillí, mousses, semifríos.',
    figures: 'Nata de 35 %, a 4 °C, con bol y varillas fríos.',
    faults: [
      { fault: 'no monta', remedy: 'templada o con menos de 30 % de grasa: 1 h de nevera o cambiar de nata' },
      { fault: 'granulada', remedy: 'un chorro de nata líquida y lengua; si ya es mantequilla, lavar y guardar' },
    ],
  },
  {
    names: ['montar claras', 'claras a punto de nieve', 'punto de nieve', 'montar las claras', 'claras no montan'],
    what: 'Meter aire en la clara hasta que sujete.',
    when: 'Merengues, bizcochos, suflés.',
    figures: 'A 20 °C, bol sin grasa; azúcar en varias veces desde que hacen espuma.',
    faults: [
      { fault: 'no suben', remedy: 'grasa o yema: empezar de nuevo con el bol desengrasado' },
      { fault: 'secas y con grumos', remedy: 'pasadas: una clara sin batir y volver a ligar' },
    ],
  },
  {
    names: ['ligar', 'espesar', 'ligar una salsa', 'espesar una salsa', 'roux', 'ligazón'],
    what: 'Dar cuerpo a un líquido.',
    when: 'Salsas, guisos y cremas.',
    figures:
      'Por litro: roux 60+60 g para napar; almidón de maíz 20–30 g, hervir 1 min; xantana 2–5 g; yema 60–80 g, sin pasar de 84 °C.',
    faults: [
      { fault: 'grumos', remedy: 'túrmix y colar; el almidón siempre desleído en frío' },
      { fault: 'sabe a harina', remedy: 'cocer 10–15 min más a fuego suave' },
    ],
  },
  {
    names: ['glasear', 'glaseado', 'glasear verduras'],
    what: 'Cubrir con una capa brillante: jugo reducido, azúcar y mantequilla o cobertura.',
    when: 'Verdura torneada, carnes, tartas.',
    figures:
      'Verdura: agua hasta la mitad, mantequilla 5 %, azúcar 2 %, 12–15 min hasta secar. Glaseado de chocolate: a 32–35 °C sobre pieza congelada.',
    faults: [{ fault: 'no brilla', remedy: 'le falta reducir, o el glaseado de tarta está frío' }],
  },
  {
    names: ['bechamel con grumos', 'grumos en la bechamel', 'bechamel grumos'],
    what: 'El almidón se apelmaza al mojar de golpe.',
    when: 'Al añadir la leche al roux.',
    figures: 'Leche caliente, en tres veces, con varilla y fuera del fuego la primera.',
    faults: [{ fault: 'grumos', remedy: 'túrmix 30 s, colar y cocer 5 min más' }],
  },
  {
    names: ['desalar bacalao', 'desalar', 'desalar el bacalao', 'desalado'],
    what: 'Quitar la sal en agua fría.',
    when: 'Bacalao salado y salazones.',
    figures: 'A 4 °C como máximo, 24–48 h según grosor (migas 12 h), cambiando el agua cada 8 h; 3 volúmenes de agua.',
    faults: [{ fault: 'soso', remedy: 'pasado de agua: salar después, o 10 min en salmuera de 100 g/l' }],
  },
  {
    names: ['marinar', 'marinado', 'adobar', 'adobo', 'macerar'],
    what: 'Dar sabor en líquido o pasta con ácido, sal y aromas.',
    when: 'Carnes, pescados y fruta.',
    figures: 'En frío, a 4 °C como máximo: pescado 20–60 min; ave 2–8 h; cerdo y ternera 8–24 h.',
    faults: [{ fault: 'la superficie queda harinosa', remedy: 'demasiado ácido o tiempo: reducir la mitad' }],
  },
  {
    names: [
      'autólisis',
      'amasar',
      'amasado',
      'levar',
      'fermentar',
      'fermentación',
      'la masa no sube',
      'masa no leva',
      'no sube la masa',
      'masa no sube',
    ],
    what: 'Dejar que el gluten y la levadura trabajen.',
    when: 'Pan, pizza y bollería.',
    figures: 'Masa a 24–25 °C; bloque 1 h 30 min a 24 °C o 12–24 h a 4 °C; lista cuando la huella vuelve despacio.',
    faults: [
      { fault: 'no sube', remedy: 'masa fría, levadura vieja o en contacto con la sal: 26 °C y más tiempo' },
      { fault: 'se desploma', remedy: 'pasada de fermentación: desgasificar, formar de nuevo y acortar' },
    ],
  },
  {
    names: ['punto del azúcar', 'punto de bola', 'hebra', 'punto de hebra', 'caramelo punto', 'puntos del azúcar'],
    what: 'Temperaturas del jarabe según su agua.',
    when: 'Merengue italiano, caramelo, fondant, turrón.',
    figures: 'Hebra 105–107 °C; bola blanda 114–118 °C; bola dura 121–125 °C; lámina 135–150 °C; caramelo 165–175 °C.',
    faults: [{ fault: 'cristaliza', remedy: 'agua y una gota de limón, disolver y empezar sin remover' }],
  },
]
