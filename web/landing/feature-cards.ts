import { IconMessages, IconNotebook, IconReceiptEuro } from '@tabler/icons-react'
import { landingTexts } from './texts.ts'

const { recipes, assistant, costing } = landingTexts.cards

/** The three highlights. Recipes and AI lead to their screens; the third is no link (spec §2). */
export const featureCards = [
  { ...recipes, icon: IconNotebook, to: '/recipes' },
  { ...assistant, icon: IconMessages, to: '/ai-assistant' },
  { ...costing, icon: IconReceiptEuro, to: undefined },
] as const
