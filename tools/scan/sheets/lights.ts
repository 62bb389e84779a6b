const stop = (offset: number, colour: string, opacity: number): string =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`

/** Stripes of shade, as many as there is room for: a blind before the window, a lamp that flickers. */
const stripes = (count: number, opacity: number): string =>
  Array.from(
    { length: count },
    (_, at) => stop(at / count, '#000', 0) + stop((at + 0.5) / count, '#000', opacity),
  ).join('')

/** A gradient over the whole picture for each kind of light. 'pareja' has none. */
export const shades: ReadonlyMap<string, string> = new Map([
  [
    'lateral',
    `<linearGradient id="a" x1="0" y1="0" x2="1" y2="0.2">${stop(0, '#000', 0)}${stop(1, '#000', 0.5)}</linearGradient>`,
  ],
  [
    'lampara',
    `<radialGradient id="a" cx="0.4" cy="0.3" r="0.9">${stop(0, '#fff2c8', 0.25)}${stop(0.5, '#000', 0.15)}${stop(1, '#1a0d00', 0.6)}</radialGradient>`,
  ],
  [
    'sombra-dura',
    `<linearGradient id="a" x1="0" y1="0" x2="0.8" y2="1">${stop(0, '#000', 0.02)}${stop(0.42, '#000', 0.02)}${stop(0.43, '#000', 0.58)}${stop(1, '#000', 0.5)}</linearGradient>`,
  ],
  ['tenue', `<linearGradient id="a">${stop(0, '#0b0a12', 0.45)}${stop(1, '#0b0a12', 0.55)}</linearGradient>`],
  [
    'flash',
    `<radialGradient id="a" cx="0.5" cy="0.42" r="0.75">${stop(0, '#fff', 0.55)}${stop(0.22, '#fff', 0.2)}${stop(0.5, '#000', 0.05)}${stop(1, '#000', 0.5)}</radialGradient>`,
  ],
  [
    'ventana',
    `<linearGradient id="a" x1="0" y1="0.1" x2="1" y2="0.9">${stop(0, '#000', 0.4)}${stop(0.3, '#000', 0.38)}${stop(0.34, '#fff', 0.15)}${stop(0.6, '#fff', 0.1)}${stop(0.64, '#000', 0.32)}${stop(1, '#000', 0.45)}</linearGradient>`,
  ],
  ['calida', `<linearGradient id="a">${stop(0, '#7a3d00', 0.3)}${stop(1, '#3a1a00', 0.48)}</linearGradient>`],
  [
    'nocturna',
    `<radialGradient id="a" cx="0.3" cy="0.2" r="1.1">${stop(0, '#2a1500', 0.5)}${stop(1, '#0a0500', 0.78)}</radialGradient>`,
  ],
  [
    'reflejo',
    `<linearGradient id="a" x1="0" y1="0" x2="1" y2="0.35">${stop(0, '#000', 0.25)}${stop(0.44, '#000', 0.18)}${stop(0.5, '#fff', 0.55)}${stop(0.58, '#fff', 0.45)}${stop(0.64, '#000', 0.12)}${stop(1, '#000', 0.3)}</linearGradient>`,
  ],
  [
    'sombra-mano',
    `<radialGradient id="a" cx="0.75" cy="0.85" r="0.6">${stop(0, '#000', 0.55)}${stop(0.55, '#000', 0.45)}${stop(0.7, '#000', 0.05)}${stop(1, '#000', 0)}</radialGradient>`,
  ],
  [
    'fluorescente',
    `<linearGradient id="a" x1="0" y1="0" x2="0.05" y2="1">${stripes(9, 0.28)}${stop(1, '#0a1a10', 0.1)}</linearGradient>`,
  ],
  [
    'contraluz',
    `<radialGradient id="a" cx="0.5" cy="0.55" r="0.75">${stop(0, '#000', 0.55)}${stop(0.55, '#000', 0.4)}${stop(0.85, '#fff', 0.1)}${stop(1, '#fff', 0.4)}</radialGradient>`,
  ],
  [
    'vela',
    `<radialGradient id="a" cx="0.2" cy="0.75" r="1">${stop(0, '#ffd98a', 0.3)}${stop(0.25, '#5a2c00', 0.2)}${stop(1, '#120600', 0.66)}</radialGradient>`,
  ],
  [
    'persiana',
    `<linearGradient id="a" x1="0" y1="0" x2="0.4" y2="1">${stripes(14, 0.42)}${stop(1, '#000', 0.1)}</linearGradient>`,
  ],
])
