import { useEffect, useState } from 'react'
import type { Formula } from '#core/ice-cream/composition/formula.ts'
import { nameKey } from '#core/spanish/name-key.ts'

type List = {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

/** Fewer than this are seen at a glance. */
const worthFiltering = 8

/** Formulas whose name holds some words, accents and capitals aside. Looking for some brings the pages that are missing. */
export const useFormulaFilter = (formulas: readonly Formula[], list: List) => {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const [text, setText] = useState('')
  const words = nameKey(text).split(' ').filter(Boolean)
  const isSearching = words.length > 0
  const wantsMore = isSearching && hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (wantsMore) void fetchNextPage()
  }, [wantsMore, fetchNextPage])
  return {
    text,
    setText,
    isOffered: isSearching || hasNextPage || formulas.length >= worthFiltering,
    found: isSearching
      ? formulas.filter(({ name }) => {
          const key = nameKey(name)
          return words.every((word) => key.includes(word))
        })
      : formulas,
    /** Nothing found is only known once everything has been looked at. */
    isComplete: !isSearching || !hasNextPage,
  }
}
