import {
  IconBook2,
  IconCake,
  IconFlask2,
  IconFolderPlus,
  IconHelpCircle,
  IconHome,
  IconIceCream,
  IconKeyboard,
  IconLogout,
  IconMessages,
  IconMoon,
  IconNotebook,
  IconPlus,
  IconReceiptEuro,
  IconSalad,
  IconScan,
  IconSun,
  IconSunMoon,
  IconUserCog,
} from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { paletteTexts } from './texts.ts'

export type EntryIcon = ComponentType<{ className?: string; stroke?: number; 'aria-hidden'?: boolean }>

type Path = NonNullable<LinkProps['to']>

/** What choosing an entry does. */
export type Deed =
  | { readonly kind: 'go'; readonly to: Pick<LinkProps, 'to' | 'params' | 'search'> }
  | { readonly kind: 'theme'; readonly scheme: 'light' | 'dark' | 'auto' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'sign-out' }

export type Entry = {
  readonly id: string
  readonly label: string
  /** Said after the name: a recipe's category. */
  readonly note?: string
  readonly icon: EntryIcon
  readonly deed: Deed
}

/** An entry that is always there, with the other words it is found by. */
export type FixedEntry = Entry & { readonly words: string }

const { screens, actions, synonyms } = paletteTexts

const screen = (id: string, label: string, icon: EntryIcon, to: Path, words = ''): FixedEntry => ({
  ...{ id, label, icon, words },
  deed: { kind: 'go', to: { to } },
})

export const screenEntries: readonly FixedEntry[] = [
  screen('recipes', screens.recipes, IconNotebook, '/recipes', synonyms.recipes),
  screen('library', screens.library, IconBook2, '/library', synonyms.library),
  screen('assistant', screens.assistant, IconMessages, '/ai-assistant', synonyms.assistant),
  screen('costing', screens.costing, IconReceiptEuro, '/cost-analysis', synonyms.costing),
  screen('scanner', screens.scanner, IconScan, '/document-scanner', synonyms.scanner),
  screen('kitchen-lab', screens.kitchenLab, IconFlask2, '/kitchen-lab', synonyms.kitchenLab),
  screen('nutrition', screens.nutrition, IconSalad, '/nutritional-analysis', synonyms.nutrition),
  screen('pastry', screens.pastry, IconCake, '/pastry', synonyms.pastry),
  screen('ice-cream', screens.iceCream, IconIceCream, '/ice-cream-lab', synonyms.iceCream),
  screen('dashboard', screens.dashboard, IconHome, '/dashboard'),
  screen('guide', screens.guide, IconHelpCircle, '/guia', synonyms.guide),
  screen('account', screens.account, IconUserCog, '/account', synonyms.account),
]

const action = (id: string, label: string, icon: EntryIcon, words: string, deed: Deed): FixedEntry => ({
  ...{ id, label, icon, words, deed },
})
const begin = (to: Path, what: 'recipe' | 'folder' | 'project'): Deed => ({
  kind: 'go',
  to: { to, search: { new: what } },
})

export const actionEntries: readonly FixedEntry[] = [
  action('new-recipe', actions.newRecipe, IconPlus, synonyms.newRecipe, begin('/recipes', 'recipe')),
  action('new-folder', actions.newFolder, IconFolderPlus, synonyms.newFolder, begin('/recipes', 'folder')),
  action('new-project', actions.newProject, IconPlus, synonyms.newProject, begin('/kitchen-lab', 'project')),
  action('light', actions.light, IconSun, synonyms.theme, { kind: 'theme', scheme: 'light' }),
  action('dark', actions.dark, IconMoon, synonyms.theme, { kind: 'theme', scheme: 'dark' }),
  action('auto', actions.auto, IconSunMoon, synonyms.theme, { kind: 'theme', scheme: 'auto' }),
  action('keys', actions.keys, IconKeyboard, synonyms.keys, { kind: 'keys' }),
  action('sign-out', actions.signOut, IconLogout, synonyms.signOut, { kind: 'sign-out' }),
]
