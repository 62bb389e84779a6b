import type { Kind } from './kind.ts'
import { say, step } from './mise.ts'
import { addGarden, addPaprika, addTomato, addWine, fresh, label, season, softenOnion } from './sentences.ts'

/** What is written when neither name nor ingredients call for a dish we know: honest, by roles. */
export const genericSavoury: Kind = {
  id: 'plato salado',
  names: /$^/,
  needs: [],
  write: (m) => ({
    steps: [
      'Pesar, limpiar y cortar todo antes de empezar, lo crudo separado de lo que ya se puede comer.',
      step(softenOnion(m), addGarden(m), addTomato(m), addPaprika(m), addWine(m)),
    ],
    finish: [
      season(m),
      step(fresh(m), 'Servir en su punto: lo caliente por encima de 63 °C, lo frío a 8 °C como máximo.'),
      label,
    ],
  }),
}

export const genericSweet: Kind = {
  id: 'preparación dulce',
  names: /$^/,
  needs: [],
  sweet: true,
  write: (m) => ({
    steps: [
      'Pesar todo antes de empezar y tener los ingredientes a temperatura ambiente.',
      say`Mezclar ${m.the('egg', 'yolk', 'butter', 'oil')} con ${m.the('sugar', 'honey')} hasta que quede homogéneo.`,
      say`Añadir ${m.the('flour', 'starch', 'cocoa', 'raising', 'salt')}, tamizado todo, y unir sin grumos.`,
      m.has('egg', 'yolk', 'white')
        ? 'Cocinar hasta que el centro pase de 70 °C, unos 20 min a 180 °C si va al horno.'
        : null,
    ],
    finish: ['Dejar reposar y probar el punto de dulce.', label],
  }),
}
