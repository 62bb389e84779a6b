import { type InfiniteData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { fetchComments, fetchProject, fetchProjects, fetchVariations, type Page } from './lab-requests.ts'

/** What the lab reads. What changes it is in use-lab-operations.ts. */

export const labKeys = {
  projects: ['kitchen-lab', 'projects'],
  project: (id: string) => ['kitchen-lab', 'project', id],
  variations: (projectId: string) => ['kitchen-lab', 'variations', projectId],
  comments: (projectId: string) => ['kitchen-lab', 'comments', projectId],
} as const

export type Pages<Item> = InfiniteData<Page<Item>, string | null>

export const useProjects = () => usePages(labKeys.projects, (cursor, signal) => fetchProjects(cursor, signal))

export const useProject = (id: string) => useQuery(projectQuery(id))

const projectQuery = (id: string) =>
  queryOptions({ queryKey: labKeys.project(id), queryFn: ({ signal }) => fetchProject(id, signal) })

export const useVariations = (projectId: string) =>
  usePages(labKeys.variations(projectId), (cursor, signal) => fetchVariations(projectId, cursor, signal))

export const useComments = (projectId: string) =>
  usePages(labKeys.comments(projectId), (cursor, signal) => fetchComments(projectId, cursor, signal))

const usePages = <Item>(
  queryKey: readonly string[],
  fetchPage: (cursor: string | null, signal: AbortSignal) => Promise<Page<Item>>,
) =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    // Coming back to the tab reloads every page that was scrolled through; past a few that is no longer worth it.
    refetchOnWindowFocus: (query) => (query.state.data?.pages.length ?? 0) <= 5,
  })
