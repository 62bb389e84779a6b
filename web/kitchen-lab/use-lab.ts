import { queryOptions, useQuery } from '@tanstack/react-query'
import { usePages } from '#web/data/pages.ts'
import { useReadingFailure } from '#web/data/query.ts'
import { fetchComments, fetchProject, fetchProjects, fetchVariations } from './lab-requests.ts'
import { loadFailures } from './texts.ts'

/** What the lab reads. What changes it is in use-lab-operations.ts. */

export const labKeys = {
  projects: ['kitchen-lab', 'projects'],
  project: (id: string) => ['kitchen-lab', 'project', id],
  variations: (projectId: string) => ['kitchen-lab', 'variations', projectId],
  comments: (projectId: string) => ['kitchen-lab', 'comments', projectId],
} as const

export const useProjects = () =>
  usePages({ queryKey: labKeys.projects, fetchPage: fetchProjects, onFailure: loadFailures.projects })

export const useProject = (id: string) => {
  const project = useQuery(projectQuery(id))
  useReadingFailure(project, loadFailures.project)
  return project
}

const projectQuery = (id: string) =>
  queryOptions({ queryKey: labKeys.project(id), queryFn: ({ signal }) => fetchProject(id, signal) })

export const useVariations = (projectId: string) =>
  usePages({
    queryKey: labKeys.variations(projectId),
    fetchPage: (cursor, signal) => fetchVariations(projectId, cursor, signal),
    onFailure: loadFailures.project,
  })

export const useComments = (projectId: string) =>
  usePages({
    queryKey: labKeys.comments(projectId),
    fetchPage: (cursor, signal) => fetchComments(projectId, cursor, signal),
    onFailure: loadFailures.project,
  })
