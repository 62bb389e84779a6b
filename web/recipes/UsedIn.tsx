import { IconLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { usesQuery } from '#web/stock/elaboraciones.ts'
import { usesTexts as texts } from './link-texts.ts'
import css from './used-in.module.css'

type Props = { readonly recipeId: string; readonly deleting?: boolean }

/** Where the recipe is an elaboración; nothing where it is none. Before a deletion also that it is not known yet. */
export function UsedIn({ recipeId, deleting = false }: Props) {
  const { data, error } = useQuery(usesQuery(recipeId))
  const words = () => {
    if (data === undefined) return deleting ? (error === null ? texts.checking : texts.unknown) : null
    if (data.total === 0) return null
    const names = data.items.map(({ name }) => name)
    return deleting ? texts.inDelete(names, data.total) : texts.inForm(names, data.total)
  }
  const said = words()
  if (said === null) return null
  return (
    <p className={css.used}>
      <IconLink size="1.125rem" stroke={1.5} aria-hidden />
      <span>{said}</span>
    </p>
  )
}
