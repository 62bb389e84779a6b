/**
 * The pictures of the product on the open pages, in CSS pixels as the screens were drawn. `npm run pictures` takes them
 * into ./pictures in these sizes, at twice the resolution; ProductPicture.tsx shows them.
 */
export const pictureSizes = {
  /** Cooking with a recipe. */
  cook: { wide: [1024, 720], narrow: [390, 600] },
  /** The escandallo of a dish. */
  cost: { wide: [848, 600], narrow: [390, 560] },
  /** A recipe on paper, and what the scanner made of it. */
  paper: { wide: [560, 640], narrow: [560, 640] },
  read: { wide: [480, 640], narrow: [390, 560] },
  /** A variation, what it changes, and what was said of it. */
  lab: { wide: [1064, 720], narrow: [374, 560] },
  /** A formula with its live values. */
  ice: { wide: [766, 640], narrow: [390, 600] },
  nutrition: { wide: [690, 460], narrow: [374, 460] },
  assistant: { wide: [720, 480], narrow: [390, 480] },
  recipes: { wide: [924, 616], narrow: [390, 480] },
} as const satisfies Record<string, Readonly<Record<'wide' | 'narrow', readonly [width: number, height: number]>>>

export type PictureName = keyof typeof pictureSizes
