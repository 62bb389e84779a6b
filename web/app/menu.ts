import {
  IconBook2,
  IconCake,
  IconFlask2,
  IconHelpCircle,
  IconHome,
  IconMessages,
  IconNotebook,
  IconReceiptEuro,
  IconSalad,
  IconScan,
} from '@tabler/icons-react'
import { menuLabels } from './texts.ts'

/**
 * The ways through the kitchen, in the order of a day's work. Tiles of the dashboard have their own words. `also`: addresses
 * that belong to a screen without lying below its own.
 */
export const menu = [
  { to: '/dashboard', label: menuLabels.dashboard, icon: IconHome },
  { to: '/recipes', label: menuLabels.recipes, icon: IconNotebook },
  { to: '/library', label: menuLabels.library, icon: IconBook2 },
  { to: '/ai-assistant', label: menuLabels.assistant, icon: IconMessages },
  { to: '/cost-analysis', label: menuLabels.costing, icon: IconReceiptEuro },
  { to: '/document-scanner', label: menuLabels.scanner, icon: IconScan },
  { to: '/kitchen-lab', label: menuLabels.kitchenLab, icon: IconFlask2 },
  { to: '/nutritional-analysis', label: menuLabels.nutrition, icon: IconSalad, also: '/nutrition/' },
  { to: '/pastry', label: menuLabels.pastry, icon: IconCake, also: '/ice-cream-lab' },
  { to: '/guia', label: menuLabels.guide, icon: IconHelpCircle },
] as const
