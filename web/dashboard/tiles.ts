import {
  IconBook2,
  IconCake,
  IconFlask2,
  IconMessages,
  IconNotebook,
  IconReceiptEuro,
  IconSalad,
  IconScan,
  IconUsers,
} from '@tabler/icons-react'
import type { Tile } from '#web/ui/TileGrid.tsx'
import { dashboardTexts as texts } from './texts.ts'

/** The nine tiles in the specification's order. The team is a placeholder and has no route. */
export const tiles: readonly Tile[] = [
  { to: '/library', icon: IconBook2, title: texts.library[0], text: texts.library[1] },
  { to: '/ai-assistant', icon: IconMessages, title: texts.assistant[0], text: texts.assistant[1] },
  { to: '/recipes', icon: IconNotebook, title: texts.recipes[0], text: texts.recipes[1] },
  { to: '/cost-analysis', icon: IconReceiptEuro, title: texts.costing[0], text: texts.costing[1] },
  { to: '/document-scanner', icon: IconScan, title: texts.scanner[0], text: texts.scanner[1] },
  { to: '/kitchen-lab', icon: IconFlask2, title: texts.kitchenLab[0], text: texts.kitchenLab[1] },
  { icon: IconUsers, title: texts.team[0], text: texts.team[1], note: texts.soon },
  { to: '/nutritional-analysis', icon: IconSalad, title: texts.nutrition[0], text: texts.nutrition[1] },
  { to: '/pastry', icon: IconCake, title: texts.pastry[0], text: texts.pastry[1] },
]
