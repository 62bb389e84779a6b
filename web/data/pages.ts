import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type OnFailure, useReadingFailure } from './query.ts'

/** A list too long to be read at once. `nextCursor` null: this is its end. */
export type Page<Item> = { readonly items: readonly Item[]; readonly nextCursor: string | null }
export type Pages<Item> = InfiniteData<Page<Item>, string | null>

type Options<Item> = {
  readonly queryKey: QueryKey
  readonly fetchPage: (cursor: string | null, signal: AbortSignal) => Promise<Page<Item>>
  /** While another filter loads, the old rows stay (`isPlaceholderData`), so that nothing jumps. */
  readonly keepOld?: boolean
  readonly onFailure: OnFailure
}

/** Past so many pages, coming back to the tab no longer reads them all again. */
const mostRefetched = 5

/** A list, page by page as one asks for more. */
export const usePages = <Item>({ queryKey, fetchPage, keepOld = false, onFailure }: Options<Item>) => {
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    ...(keepOld ? { placeholderData: keepPreviousData } : {}),
    refetchOnWindowFocus: (query) => (query.state.data?.pages.length ?? 0) <= mostRefetched,
  })
  useReadingFailure(list, onFailure)
  const pages = useMemo(() => list.data?.pages.map(({ items }) => items), [list.data])
  const items = useMemo(() => pages?.flat(), [pages])
  const { isFetchNextPageError, fetchNextPage, refetch } = list
  return {
    ...list,
    pages,
    items,
    /** The list has come and there is nothing in it. */
    empty: items?.length === 0,
    /** Asks once more for what failed: the next page, or all of it. */
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  }
}

/** The pages with other items in them. */
export const inPages =
  <Item>(update: (items: readonly Item[]) => readonly Item[]) =>
  (data: Pages<Item>): Pages<Item> => ({
    ...data,
    pages: data.pages.map((page) => ({ ...page, items: update(page.items) })),
  })

type Known = { readonly id: string }

/** The pages with this item first. A list that was read again in between has it already: it stands there once. */
export const withFirst =
  <Item extends Known>(item: Item) =>
  (data: Pages<Item>): Pages<Item> => {
    const { pages } = inPages<Item>((items) => items.filter(({ id }) => id !== item.id))(data)
    const [first, ...rest] = pages
    return first === undefined ? data : { ...data, pages: [{ ...first, items: [item, ...first.items] }, ...rest] }
  }

/** The pages with this item in the place of the one with its id. */
export const withReplaced = <Item extends Known>(item: Item) =>
  inPages<Item>((items) => items.map((one) => (one.id === item.id ? item : one)))

export const without = <Item extends Known>(id: string) =>
  inPages<Item>((items) => items.filter((one) => one.id !== id))
