import {
  IconBowlSpoon,
  IconCake,
  IconClipboardCheck,
  IconCookie,
  IconDroplet,
  IconIceCream2,
  IconStack2,
} from '@tabler/icons-react'
import type { Tile } from '#web/ui/TileGrid.tsx'
import { pastryTexts as texts } from './texts.ts'

/** Seven cards; only the ice creams have a tool behind them (spec §2). */
export const cards: readonly Tile[] = [
  { to: '/ice-cream-lab', icon: IconIceCream2, title: texts.iceCream[0], text: texts.iceCream[1] },
  { icon: IconCookie, title: texts.ganaches[0], text: texts.ganaches[1], note: texts.soon },
  { icon: IconCake, title: texts.sponges[0], text: texts.sponges[1], note: texts.soon },
  { icon: IconStack2, title: texts.doughs[0], text: texts.doughs[1], note: texts.soon },
  { icon: IconBowlSpoon, title: texts.creams[0], text: texts.creams[1], note: texts.soon },
  { icon: IconDroplet, title: texts.sauces[0], text: texts.sauces[1], note: texts.soon },
  { icon: IconClipboardCheck, title: texts.control[0], text: texts.control[1], note: texts.soon },
]
