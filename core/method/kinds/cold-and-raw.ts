import { type Mise, say, step } from '#core/method/mise.ts'
import { fresh } from '#core/method/sentences.ts'
import type { Kind } from './kind.ts'

/** Vegetables in brine, apart from those that make their own with dry salt. Trade practice; pH: FDA 21 CFR 114. */
export const brined: Kind = {
  id: 'encurtido fermentado en salmuera',
  names: /\b(fermentad[oa]s?|pepinillos (agrios|fermentados)|tsukemono|kvas|turshi|salmuera)\b/,
  needs: [['vegetable', 'leaf', 'aromatic', 'garlic', 'fruit', 'pickle'], ['salt'], ['water']],
  write: (m) => {
    const all = m.grams('water', 'vegetable', 'leaf', 'aromatic', 'garlic', 'fruit', 'pickle')
    const percent = all > 0 ? (m.grams('salt') / all) * 100 : 0
    return {
      steps: [
        'Lavar y escaldar los tarros; todo lo que toque la verdura, limpio.',
        say`Disolver ${m.the('salt')} en ${m.the('water')}, sin cloro y fría.`,
        say`Poner en el tarro ${m.the('vegetable', 'leaf', 'fruit', 'pickle')} con ${m.the('aromatic', 'garlic', 'aroma', 'herb', 'spice', 'pepper', 'condiment', 'sugar')}.` ??
          say`Poner en el tarro ${m.the('vegetable', 'leaf', 'fruit', 'pickle', 'aromatic', 'garlic')}.`,
        'Cubrir con la salmuera, con un peso encima: todo sumergido, y 3 cm libres.',
        'Fermentar a 18-20 °C de 5 días a 3 semanas, dejando salir el gas, hasta pH por debajo de 4,2.',
      ],
      finish: ['Guardar en cámara a 4 °C, siempre cubierto; con moho, limo o mal olor, se tira.'],
      warnings: [
        'Mide el pH: por encima de 4,6 una verdura fermentada no es segura.',
        ...(percent > 0 && (percent < 1.8 || percent > 8)
          ? [`La sal es el ${percent.toFixed(1).replace('.', ',')} % del total; lo habitual es del 2 al 5 %.`]
          : []),
      ],
    }
  },
}

/** What is called an ice in the name, or is sweet juice and nothing else. */
const isIced = (m: Mise): boolean => m.has('juice') && m.has('sugar')

/** Fish that is eaten uncooked: freezing by Royal Decree 1021/2022. Cures and brines: trade practice. */
export const coldAndRaw: readonly Kind[] = [
  {
    id: 'moluscos crudos',
    names:
      /\b(?:(?:ostras?|almejas?|navajas?|vieiras?|zamburinas?|erizos?|berberechos?|conchas? finas?)(?: \w+){0,2} (?:viv[oa]s?|crud[oa]s?|al natural)|crudos? de (?:vieiras?|almejas?|ostras?|navajas?|zamburinas?|erizos?)|ostras? (?:con|en su|al limon|gillardeau))\b/,
    needs: [['mollusc']],
    write: (m) => ({
      steps: [
        say`Recibir ${m.again('mollusc')}, moluscos vivos y cerrados, de depuradora y con su etiqueta (guardarla 60 días), y tener a 4-6 °C con paño húmedo, nunca en agua dulce.`,
        isIced(m)
          ? say`Mezclar ${m.the('juice', 'acid', 'citrus', 'sugar', 'honey', 'wine', 'spirit', 'water')} y congelar, raspando con tenedor cada 30 min, hasta que sea granizado.`
          : null,
        say`Mezclar ${m.the('juice', 'acid', 'citrus', 'sugar', 'honey', 'wine', 'spirit', 'condiment', 'aromatic', 'garlic', 'oil', 'pepper', 'spice', 'fruit', 'vegetable', 'cannedFish', 'salt')}, lo sólido muy picado, y enfriar a 4 °C.`,
        say`Cepillar la concha, abrir al momento ${m.the('mollusc')} y desechar lo que esté abierto y no cierre, seco o huela mal; limpiar de arena o de bolsa oscura.`,
      ],
      finish: [
        step(
          fresh(m),
          'Servir sobre hielo, por debajo de 5 °C, recién abierto y aliñado al pase; no se guarda. No a embarazadas, niños, mayores ni inmunodeprimidos.',
        ),
      ],
    }),
  },
  {
    id: 'tataki',
    names: /\btatakis?\b/,
    needs: [['fish', 'meat']],
    write: (m) => ({
      steps: [
        m.has('fish')
          ? say`Congelar ${m.again('fish')} a −20 °C en el centro al menos 24 h y descongelar a 4 °C (RD 1021/2022, anisakis).`
          : 'Trabajar con la carne muy fría, tabla y cuchillo recién desinfectados.',
        say`Secar ${m.the('fish', 'meat')} y marcar${m.opt(' con ', ['oil'])} a 250 °C, 20-30 s por cara; enfriar en agua con hielo y secar.`,
        say`Mezclar ${m.the('condiment', 'acid', 'citrus', 'garlic', 'sugar', 'honey', 'wine', 'juice')} y marinar 30 min a 4 °C.`,
        'Cortar en láminas de 5-8 mm.',
      ],
      finish: [
        step(
          say`Terminar con ${m.the('nut', 'herb', 'aromatic', 'salt', 'pepper', 'spice')}.`,
          'Servir enseguida, por debajo de 8 °C: por dentro queda crudo.',
        ),
      ],
    }),
  },
  {
    id: 'pescado curado en vinagre',
    names: /\b(en vinagre|sal y vinagre|shime saba|avinagrad[oa]s?|arenques? en|matjes|rollmops|boquerones en)\b/,
    needs: [['fish'], ['acid']],
    write: (m, name) => ({
      steps: [
        say`Limpiar ${m.again('fish')}: quitar cabeza, tripa y espinas, lavar en agua con hielo y separar los lomos.`,
        'Congelar a −20 °C en el centro al menos 24 h (5 días en congelador doméstico) y descongelar a 4 °C: ni la sal ni el vinagre matan el anisakis (RD 1021/2022).',
        say`Cubrir ${m.the('fish')} con ${m.the('salt', 'sugar')} 30-60 min a 4 °C; aclarar y secar.` ??
          say`Secar bien ${m.the('fish')}.`,
        say`Cubrir con ${m.the('acid')}${m.opt(' y ', ['water', 'vegetable'])} y tener a 4 °C de 1 a 6 h, según el grueso, hasta que blanquee por fuera.`,
        /saba|caballa|arenque|jurel/.test(name)
          ? step(
              say`Escurrir y secar ${m.again('fish')}; tirar de la piel fina desde la cabeza, quitar las espinas con pinza y cortar en lonchas de 5-8 mm.`,
              say`Servir con ${m.the('garlic', 'aromatic', 'aroma', 'pepper', 'spice', 'condiment')}.`,
            )
          : say`Escurrir, secar y poner con ${m.the('garlic', 'aromatic', 'aroma', 'pepper', 'spice', 'condiment')}.`,
        say`Cubrir con ${m.the('oil')}.`,
      ],
      finish: [step(fresh(m), 'Guardar a 4 °C como máximo y gastar en 3 días.')],
    }),
  },
  {
    id: 'salazón de pescado',
    names:
      /^(?:salazon de|mojama|bottarga|botarga)\b|^huevas? (?:de \w+ )?(?:(?:curad|sec)[oa]s?|en salazon|en sal)\b|^(?!(?:ensalada|arroz|tosta|tabla|croquetas?|tortilla)\b)[a-z]+(?: de [a-z]+)?(?: en salazon|(?<=bonito|atun|bacalao|maruca|pulpo|corvina|melva|mujol|lisa|pintarroja|volador) (?:sec|oread)[oa]s?)(?: caser[oa]s?)?$/,
    needs: [['fish', 'cannedFish', 'cephalopod'], ['salt']],
    write: (m, name) => {
      const roe = m.named(/^huevas?\b/, 'fish', 'cannedFish')
      return {
        steps: [
          say`Congelar ${m.again('fish', 'cannedFish', 'cephalopod')} a −20 °C en el centro al menos 24 h (−35 °C, 15 h) y descongelar a 4 °C (RD 1021/2022, anisakis); nunca por encima de 4 °C, por la histamina.`,
          roe
            ? 'Lavar con cuidado de no romper la tela, vaciar la sangre de las venas y secar.'
            : 'Limpiar, cortar en piezas de grueso parejo y secar.',
          say`Enterrar ${m.the('fish', 'cannedFish', 'cephalopod')} en ${m.the('salt')}${m.opt(' con ', ['sugar', 'spice', 'herb', 'aroma', 'pepper'])}, por debajo y por encima, con peso, a 4 °C: ${roe ? '6-12 h según el grueso' : '24 h las piezas de 5 cm y 36 h las de 6'}.`,
          roe
            ? 'Lavar en agua fría, secar con paños y prensar entre tablas, con poco peso, 12 h a 4 °C.'
            : 'Lavar en agua fría, desalar 30 min en agua a 4 °C cambiándola una vez y secar con paños.',
          /oread/.test(name)
            ? 'Orear a 4 °C, destapado sobre rejilla, 24-48 h, hasta que la piel quede seca y firme.'
            : `Colgar a 12-14 °C, con aire y 65-75 % de humedad, ${roe ? '15-25' : '12-20'} días, hasta que pierda un 40 % de su peso y esté firme.`,
        ],
        finish: [
          step(
            say`Servir en lonchas de 1-2 mm con ${m.the('oil', 'citrus', 'nut', 'tomato', 'acid')}.`,
            'Al vacío, 2 meses a 4 °C; abierto, una semana.',
          ),
        ],
        warnings: ['Se come sin cocer: no para embarazadas, mayores ni inmunodeprimidos (listeria).'],
      }
    },
  },
  {
    id: 'pescado curado en sal',
    names: /\b(gravlax|gravadlax|curad[oa]s?|en salmuera|marinad[oa]s? en sal|mojama casera|semicurad[oa]s?)\b/,
    needs: [['fish'], ['salt']],
    write: (m) => ({
      steps: [
        say`Congelar ${m.again('fish')} a −20 °C en el centro al menos 24 h (−35 °C, 15 h) y descongelar a 4 °C (RD 1021/2022, anisakis).`,
        say`Mezclar ${m.the('salt', 'sugar', 'honey')}${m.opt(' con ', ['herb', 'zest', 'pepper', 'spice', 'aroma', 'spirit'])}.`,
        say`Cubrir ${m.the('fish')} por las dos caras y curar a 4 °C de 12 a 24 h según el grueso, dando la vuelta a mitad.`,
        'Enjuagar, secar bien y reposar destapado a 4 °C 6 h antes de cortar en lonchas finas.',
      ],
      finish: [
        step(
          say`Servir frío con ${m.the('condiment', 'yogurt', 'cream', 'citrus', 'fruit', 'cheese', 'sauce', 'acid', 'oil')}.`,
          'Guardar a 4 °C como máximo, 5 días.',
        ),
      ],
    }),
  },
  {
    id: 'confitado en aceite',
    names: /\bconfitad[oa]s?\b/,
    needs: [['fish', 'cephalopod', 'garlic', 'tomato', 'vegetable', 'mushroom', 'aromatic'], ['oil']],
    write: (m) => {
      const sea = m.has('fish', 'cephalopod')
      return {
        steps: [
          say`Limpiar y secar bien ${sea ? m.again('fish', 'cephalopod') : m.again('vegetable', 'mushroom', 'tomato', 'garlic', 'aromatic')}${m.opt('; salar con ', ['salt', 'pepper'])}.`,
          say`Templar ${m.the('oil')}${m.opt(' con ', ['aroma', 'spice', 'herb', 'zest'])} a ${sea ? '70' : '90'} °C.`,
          say`Sumergir ${sea ? m.the('fish', 'cephalopod', 'garlic') : m.the('vegetable', 'mushroom', 'tomato', 'garlic', 'aromatic')}, siempre cubierto, y confitar ${sea ? 'a 70 °C 10-20 min según el grueso, hasta 68 °C en el centro' : 'a 90-95 °C 40-60 min, hasta que ceda'}, sin que fría.`,
          'Enfriar de 60 a 10 °C en menos de 2 h, cubierto por su aceite.',
        ],
        finish: [
          sea
            ? 'Guardar en cámara a 3 °C como máximo, con la fecha, y gastar en 3 días; nunca a temperatura ambiente.'
            : 'Guardar en cámara a 3 °C como máximo, con la fecha, y gastar en 48 h; nunca a temperatura ambiente (botulismo).',
        ],
        warnings: [
          'En aceite no hay aire y el botulismo (Clostridium botulinum) puede crecer: lo confitado, siempre en frío y pocos días.',
        ],
      }
    },
  },
]
